import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { contradicts, type Told, type ToldValues, toldBy, toldVersion } from './file-says'

interface ContradictionProps {
  field: Told
  values: ToldValues
  says: FichaFileAnswer | undefined
  onUse: (field: Told, value: string) => void
}

/** Says below a field that the chosen file says something else, and offers to use that. */
export function Contradiction({ field, values, says, onUse }: ContradictionProps) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  const versionName = useVersionName()
  if (!says || !contradicts(field, values, says)) return null
  const value = toldBy(says)[field]
  const isProgram = field === 'idProgramaFormacion'
  const shown = isProgram
    ? versionName(says.programa ?? '', toldVersion(says))
    : field === 'nroFicha'
      ? value
      : date(value ?? null)
  return (
    <Announced>
      <Alert color="orange" mt="xs" role="note">
        {t(
          isProgram && says.programas.length === 0 && says.versiones.length === 0
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
