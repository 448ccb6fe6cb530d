import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { Program } from '@fichero/contract/programs.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'

interface ProgramChangeProps {
  /** The ficha as it was stored when the form opened. */
  stored: FichaAnswer
  /** Id of the program that is selected in the form. */
  chosen: string
  programs: Program[]
}

/** Warns, before the form is saved, that the newly selected program has another number of outcomes. */
export function ProgramChange({ stored, chosen, programs }: ProgramChangeProps) {
  const { t } = useTranslation('fichas')
  const nameOf = useProgramNames(programs)
  const { number } = useFormat()
  const program = programs.find(({ id }) => String(id) === chosen)
  if (!program || program.id === stored.id_programa_formacion) return null
  return (
    <Announced>
      <Alert color="orange" mt="xs" role="note">
        {t('edit.programChange', {
          name: nameOf(program),
          outcomes: number(program.total_resultados),
          before: number(stored.total_resultados),
        })}
      </Alert>
    </Announced>
  )
}
