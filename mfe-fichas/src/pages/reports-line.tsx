import { countReports } from '@fichero/contract/calls/dashboard.calls'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { reportsPath } from '../dashboard/panel-paths'

/** The dashboard's line with the number of fichas without a recent report, for users who may import reports. */
export function Page() {
  const { t } = useTranslation('fichas')
  const count = useCall(countReports).data?.atrasado
  return (
    <WaitingLine count={count} to={reportsPath('atrasado')}>
      {t('own.oldReports', { count, days: OLD_REPORT_DAYS })}
    </WaitingLine>
  )
}
