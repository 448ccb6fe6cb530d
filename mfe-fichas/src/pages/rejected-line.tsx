import { countReports } from '@fichero/contract/calls/dashboard.calls'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'
import { reportsPath } from '../dashboard/panel-paths'

/** The dashboard's line with the number of fichas whose last import rejected rows, for users who may import reports. */
export function Page() {
  const { t } = useTranslation('fichas')
  const count = useCall(countReports).data?.con_rechazos
  return (
    <WaitingLine count={count} to={reportsPath('con_rechazos')}>
      {t('own.rejected', { count })}
    </WaitingLine>
  )
}
