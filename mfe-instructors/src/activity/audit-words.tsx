import type { AuditWords } from '@fichero/contract/audit-vocabulary'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { createContext, type ReactNode, use } from 'react'

const Words = createContext<AuditWords | undefined>(undefined)

const partWith =
  (words: AuditWords) =>
  ({ children }: { children: ReactNode }) => <Words value={words}>{children}</Words>

const skeleton = <Skeleton height={280} />

/** A visit loads one language. */
const PARTS = {
  es: lazyPart(
    'instructors/audit-words-es',
    () =>
      import(/* webpackChunkName: "text-audit-es" */ '@fichero/contract/audit-words').then((words) =>
        partWith(words.AUDIT_WORDS_ES),
      ),
    skeleton,
  ),
  en: lazyPart(
    'instructors/audit-words-en',
    () =>
      import(/* webpackChunkName: "text-audit-en" */ '@fichero/contract/audit-words.en').then((words) =>
        partWith(words.AUDIT_WORDS_EN),
      ),
    skeleton,
  ),
}

/** Gives its children the words of the trail in the user's language, the same as in its spreadsheet. */
export function InAuditWords({ children }: { children: ReactNode }) {
  const Part = PARTS[useTranslation().i18n.language === 'en' ? 'en' : 'es']
  return <Part>{children}</Part>
}

/** The words that `InAuditWords` gives. */
export function useAuditWords(): AuditWords {
  const words = use(Words)
  if (!words) throw new Error('useAuditWords works inside of InAuditWords only.')
  return words
}
