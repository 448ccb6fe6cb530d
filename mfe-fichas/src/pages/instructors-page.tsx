import { getScheduledInstructors } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import { SectionPage } from '../detail/section-page'
import { NoReport } from '../scheduled/no-report'
import { ScheduledView } from '../scheduled/scheduled-view'

/** The section of a ficha with who is scheduled for its competencies. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const query = useCall(getScheduledInstructors, { params: { nroFicha } })
  return (
    <SectionPage section="instructors">
      {(ficha) => (
        <QueryView query={query} skeleton={<TableSkeleton />} errorTitle={t('scheduled.failed')}>
          {(answer) =>
            answer.reporte ? (
              <ScheduledView answer={answer} report={answer.reporte} />
            ) : (
              <NoReport nroFicha={ficha.nro_ficha} mayLoad={ficha.can.importEvaluations} />
            )
          }
        </QueryView>
      )}
    </SectionPage>
  )
}
