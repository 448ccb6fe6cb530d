import { getBackupFault } from '@fichero/contract/calls/status.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { WaitingLine } from '@fichero/kit/card'
import { useTranslation } from '@fichero/kit/i18n'

/** Reports a missing or old backup and links to the page Estado, which explains what to do. */
export function BackupLine() {
  const { t } = useTranslation('shell')
  const { data } = useCall(getBackupFault)
  return (
    <WaitingLine count={data && Number(data.falla !== null)} to={PATHS.status}>
      {t('dashboard.backupMissing')}
    </WaitingLine>
  )
}
