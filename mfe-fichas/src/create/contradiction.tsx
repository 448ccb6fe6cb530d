import type { FichaFileAnswer } from '@fichero/contract/fichas.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { contradicts, type Told, type ToldValues, toldBy } from './file-says'

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
  if (!says || !contradicts(field, values, says)) return null
  const value = toldBy(says)[field]
  const isProgram = field === 'idProgramaFormacion'
  const shown = isProgram ? says.programa : field === 'nroFicha' ? value : date(value ?? null)
  return (
    <Alert color="orange" mt="xs" role="status">
      {t(isProgram && says.programas.length === 0 ? 'file.differsByName' : 'file.differs', { value: shown })}{' '}
      {value !== undefined && (
        <Button variant="default" size="compact-sm" onClick={() => onUse(field, value)}>
          {t('file.use')}
        </Button>
      )}
    </Alert>
  )
}
