import { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { owedOfAgePath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { AgeFigures } from '../owed-ages/age-figures'
import { AgeSection } from '../owed-ages/age-section'

/**
 * The dashboard's card of how long judgments have been owed: in all fichas for users who administer them, else in the user's own.
 * Not rendered if none is owed.
 */
export function Page() {
  const { t } = useTranslation('fichas')
  const mias = !useCan('fichas:edit')
  const owed = useCall(listOwedByInstructor, { query: { mias, limit: 1 } })
  return (
    <AgeSection totals={owed.data?.totales}>
      {(view) => (
        <QueryView query={owed} errorTitle={t('owed.failed')} skeleton={<CardSkeleton />}>
          {({ totales }) => <AgeFigures totals={totales} view={view} to={(age) => owedOfAgePath(age, mias)} />}
        </QueryView>
      )}
    </AgeSection>
  )
}
