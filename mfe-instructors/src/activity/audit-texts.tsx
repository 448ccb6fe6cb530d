import type { Language } from '@fichero/contract/enums'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { useContractTexts } from '../contract-texts'

/** The key in the translations of this module below which the texts of the audit log are added. */
const NAME = 'audit'

/** Returns a component that adds translations of the audit log and renders its children. */
const partWith = (texts: Partial<Record<Language, object>>) =>
  function AuditTexts({ children }: { children: ReactNode }) {
    useContractTexts(NAME, texts)
    return children
  }

const skeleton = <Skeleton height={280} />

/** One chunk per language, because most users need only one language. */
const PARTS = {
  es: lazyPart(
    'instructors/audit-texts-es',
    () =>
      import(/* webpackChunkName: "text-audit-es" */ './audit-texts-es').then(({ default: es }) => partWith({ es })),
    skeleton,
  ),
  en: lazyPart(
    'instructors/audit-texts-en',
    () =>
      import(/* webpackChunkName: "text-audit-en" */ './audit-texts-en').then(({ default: en }) => partWith({ en })),
    skeleton,
  ),
}

/** Loads the translations of the audit log for `children`. The contract has them, because the API's spreadsheet uses them too. */
export function WithAuditTexts({ children }: { children: ReactNode }) {
  const Part = PARTS[useTranslation().i18n.language === 'en' ? 'en' : 'es']
  return <Part>{children}</Part>
}

/** Returns the translator for the audit log. Use it within `WithAuditTexts`. */
export const useAuditTexts = () => useContractTexts(NAME)
