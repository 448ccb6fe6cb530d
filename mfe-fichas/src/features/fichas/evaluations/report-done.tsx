import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/page'
import { Alert, Button, Group } from '@fichero/kit/ui'
import { changesNothing } from './plan'

interface ReportDoneProps {
  report: ImportReport
  onOther: () => void
  onClose: () => void
}

/** Stays until the reader puts it away. */
export function ReportDone({ report, onOther, onClose }: ReportDoneProps) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <Alert color="green" role="status" title={t('evaluations.done')}>
        {changesNothing(report) ? t('evaluations.doneSame') : t('evaluations.doneHelp', { file: report.archivo })}
      </Alert>
      <ImportReportView report={report} />
      <Group gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('evaluations.close')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('evaluations.another')}
        </Button>
      </Group>
    </>
  )
}
