import type { OwedTotals } from '@fichero/contract/owed.schema'
import { Section, type View, ViewSwitch } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import type { ReactNode } from 'react'
import { datedIn } from './ages'

interface AgeSectionProps {
  /** Undefined while they load. */
  totals: OwedTotals | undefined
  children: (view: View) => ReactNode
}

/** The section about how long judgments have been owed. Not rendered if no judgment has a day. */
export function AgeSection({ totals, children }: AgeSectionProps) {
  const { t } = useTranslation('fichas')
  const [view, setView] = useKept<View>('view of ages', 'chart')
  if (totals && datedIn(totals.antiguedades) === 0) return null
  return (
    <Section
      id="antiguedad"
      title={t('owedAges.title')}
      tools={totals && <ViewSwitch of="antiguedad" view={view} onChange={setView} />}
    >
      {children(view)}
    </Section>
  )
}
