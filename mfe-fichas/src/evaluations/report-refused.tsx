import { ApiError } from '@fichero/kit/api'
import { FileGoneError } from '@fichero/kit/files'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion } from '@fichero/kit/import'
import { Alert, Button, Group, Text } from '@fichero/kit/ui'
import { OtherVersion } from '../program-version/other-version'
import type { FileAnswers, FileKind } from './load'
import { OpenOtherPage } from './open-other-page'

interface ReportRefusedProps {
  /** Undefined if the API rejected the file before its ficha was known. */
  nroFicha: number | undefined
  kind: FileKind
  file: File
  error: unknown
  /** Called to read the file again, with additional answers of the user. */
  onReadAgain: (fileAnswers?: FileAnswers) => void
  onRemove: () => void
}

/** The error of an import, with a retry or a question to the user if these can help. */
export function ReportRefused({ nroFicha, kind, file, error, onReadAgain, onRemove }: ReportRefusedProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  if (asksDates(error))
    return (
      <>
        <DatesQuestion error={error} onAnswer={(fechas) => onReadAgain({ fechas })} />
        <div>
          <Button variant="default" onClick={onRemove}>
            {t('evaluations.leave')}
          </Button>
        </div>
      </>
    )
  return (
    <Alert
      color="red"
      role="alert"
      title={t(kind === 'juicios' && isFileError(error) ? 'evaluations.fileRefused' : 'evaluations.failed')}
    >
      <Text size="sm">{errorText(error)}</Text>
      <Text size="sm">{t('evaluations.nothingChanged')}</Text>
      {nroFicha !== undefined && isOtherVersion(error) && <OtherVersion nroFicha={nroFicha} error={error} />}
      <Group gap="sm" mt="sm">
        {(isTransient(error) || isOtherVersion(error)) && (
          <Button variant="default" size="xs" onClick={() => onReadAgain()}>
            {t('evaluations.retry')}
          </Button>
        )}
        <OpenOtherPage file={file} error={error} onOpen={onRemove} />
        <Button variant="default" size="xs" onClick={onRemove}>
          {t('evaluations.dismiss')}
        </Button>
      </Group>
    </Alert>
  )
}

/** True if the file cannot be read, or if the API rejected it because of its size, format or content, whatever the ficha. */
const isFileError = (error: unknown) =>
  error instanceof FileGoneError ||
  (error instanceof ApiError && [400, 413, 415, 422].includes(error.status) && !isOtherVersion(error))

/** True for network and server errors, after which a retry may succeed. */
const isTransient = (error: unknown) =>
  error instanceof ApiError ? error.status >= 500 : !(error instanceof FileGoneError)

/** True if the API rejected a file because the file has another version of the ficha's program. */
export const isOtherVersion = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'ficha_other_version'
