import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Button, Group } from '@fichero/kit/ui'

interface ReportDoneProps {
  report: ImportReport
  onOther: () => void
  onClose: () => void
}

/** Stays until the user closes it. */
export function ReportDone({ report, onOther, onClose }: ReportDoneProps) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <ImportReportView report={report} />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('kit:close')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('evaluations.another')}
        </Button>
      </Group>
    </>
  )
}
