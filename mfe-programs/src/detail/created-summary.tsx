import type { ImportReport } from '@fichero/contract/imports.schema'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useLocation, useNavigate } from '@fichero/kit/router'
import { Alert } from '@fichero/kit/ui'

const Report = lazyPart('programs/created-report', async () => (await import('./created-report')).CreatedReport)

/** Shown on the program's page after its creation: rejected rows and warnings of the file. */
export function CreatedSummary() {
  const { t } = useTranslation('programs')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const report = (state as { reporte?: ImportReport } | null)?.reporte
  if (!report) return null
  return (
    <Alert
      color="gray"
      title={t('detail.createdTitle')}
      withCloseButton
      closeButtonLabel={t('detail.dismiss')}
      onClose={() => navigate(pathname, { replace: true, state: null })}
    >
      <Report report={report} />
    </Alert>
  )
}
