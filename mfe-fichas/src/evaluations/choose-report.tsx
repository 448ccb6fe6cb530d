import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop } from '@fichero/kit/import'
import { Alert, Button, Text } from '@fichero/kit/ui'

interface ChooseReportProps {
  file: File | null
  /** The error of the last file. */
  error: unknown
  busy: boolean
  onChoose: (file: File | null) => void
}

export function ChooseReport({ file, error, busy, onChoose }: ChooseReportProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  return (
    <>
      <FileDrop
        label={t('evaluations.file')}
        hint={t('evaluations.hint')}
        maxBytes={MAX_JUDGMENTS_FILE}
        value={file}
        onChange={onChoose}
        disabled={busy}
      />
      {error !== undefined && (
        <Alert color="red" role="alert" title={t('evaluations.failed')}>
          <Text size="sm">{errorText(error)}</Text>
          <Text size="sm">{t('evaluations.nothingChanged')}</Text>
          {file && isTransient(error) && (
            <Button variant="default" size="xs" mt="sm" onClick={() => onChoose(file)}>
              {t('evaluations.retry')}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}

/** The API's refusal of a file is final; network and server errors may succeed on a retry. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500
