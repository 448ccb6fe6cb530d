import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { contradicts, distinctVersion, type FileField, type FileValues, valuesOfFile } from './file-values'

interface ContradictionProps {
  field: FileField
  values: FileValues
  /** The API's answer about the chosen file. */
  content: FichaFileAnswer | undefined
  onUse: (field: FileField, value: string) => void
}

/** A note below a field whose value differs from the chosen file, with a button that takes the value of the file. */
export function Contradiction({ field, values, content, onUse }: ContradictionProps) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  const versionName = useVersionName()
  if (!content || !contradicts(field, values, content)) return null
  const value = valuesOfFile(content)[field]
  const isProgram = field === 'idProgramaFormacion'
  const shown = isProgram
    ? versionName(content.programa ?? '', distinctVersion(content))
    : field === 'nroFicha'
      ? value
      : date(value ?? null)
  return (
    <Announced>
      <Alert color="orange" mt="xs" role="note">
        {t(
          isProgram && content.programas.length === 0 && content.versiones.length === 0
            ? 'file.differsByName'
            : 'file.differs',
          { value: shown },
        )}{' '}
        {value !== undefined && (
          <Button variant="default" size="compact-sm" onClick={() => onUse(field, value)}>
            {t('file.use')}
          </Button>
        )}
      </Alert>
    </Announced>
  )
}
