import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconAlertTriangle } from '@fichero/kit/icons'
import { ImportReportView } from '@fichero/kit/import'
import { Alert, Button, Stack, Text } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { RejectedDesignDownload } from '../design/rejected-design-download'

interface CreateProgramRefusalProps {
  error: unknown
  file: File | null
  /** Sends the form again without the rejected rows. */
  onPartial: () => void
}

/** Shows the error of the request. Lists rejected rows, and offers to create the program without them if others are valid. */
export function CreateProgramRefusal({ error, file, onPartial }: CreateProgramRefusalProps) {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  const report = error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined
  // The error is below a form that may be taller than the viewport.
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
      <ImportReportView report={report} tools={file && <RejectedDesignDownload file={file} />} />
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
