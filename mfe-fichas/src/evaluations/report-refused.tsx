import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion } from '@fichero/kit/import'
import { Alert, Button, Group, Text } from '@fichero/kit/ui'
import { OtherVersion } from '../version/other-version'
import { isOtherVersion } from '../version/version-error'
import type { Said } from './plan'

interface ReportRefusedProps {
  /** Undefined if the file was refused before its ficha was known. */
  nroFicha: number | undefined
  error: unknown
  /** Reads the file again, with what the user says of it. */
  onAgain: (said?: Said) => void
  onRemove: () => void
}

export function ReportRefused({ nroFicha, error, onAgain, onRemove }: ReportRefusedProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  if (asksDates(error))
    return (
      <>
        <DatesQuestion error={error} onAnswer={(fechas) => onAgain({ fechas })} />
        <div>
          <Button variant="default" onClick={onRemove}>
            {t('evaluations.leave')}
          </Button>
        </div>
      </>
    )
  return (
    <Alert color="red" role="alert" title={t('evaluations.failed')}>
      <Text size="sm">{errorText(error)}</Text>
      <Text size="sm">{t('evaluations.nothingChanged')}</Text>
      {nroFicha !== undefined && isOtherVersion(error) && <OtherVersion nroFicha={nroFicha} error={error} />}
      <Group gap="sm" mt="sm">
        {(isTransient(error) || isOtherVersion(error)) && (
          <Button variant="default" size="xs" onClick={() => onAgain()}>
            {t('evaluations.retry')}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={onRemove}>
          {t('evaluations.dismiss')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The API's refusal of a file is final; network and server errors may succeed on a retry. */
const isTransient = (error: unknown) => !(error instanceof ApiError) || error.status >= 500
