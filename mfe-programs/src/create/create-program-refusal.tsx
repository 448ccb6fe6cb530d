import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconAlertTriangle } from '@fichero/kit/icons'
import { ImportReportView } from '@fichero/kit/import'
import { Alert, Button, Stack, Text } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { RejectedDesign } from '../design/rejected-design'

interface CreateProgramRefusalProps {
  error: unknown
  file: File | null
  /** Sends the form again without the rejected rows. */
  onPartial: () => void
}

/** The error of the creation. If only some rows are invalid, lists them and offers to continue without them. */
export function CreateProgramRefusal({ error, file, onPartial }: CreateProgramRefusalProps) {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  const report = error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined
  // Below a form that may be taller than the viewport.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  if (!report)
    return (
      <Alert ref={box} color="red" icon={<IconAlertTriangle />} title={t('create.failed')}>
        {errorText(error)}
      </Alert>
    )
  return (
    <Stack ref={box} gap="md">
      <ImportReportView report={report} tools={file && <RejectedDesign file={file} />} />
      {report.rechazados < report.filas && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t('create.partialOffer')}</Text>
          <Button variant="default" onClick={onPartial}>
            {t('kit:partialImport')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
