import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { Program } from '@fichero/contract/programs.schema'
import { Announced } from '@fichero/kit/frame'
import { useFormat, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { Alert } from '@fichero/kit/ui'

interface ProgramChangeProps {
  read: FichaAnswer
  /** Id of the chosen program. */
  chosen: string
  programs: Program[]
}

/** What another program does to the ficha's design, before it is saved. */
export function ProgramChange({ read, chosen, programs }: ProgramChangeProps) {
  const { t } = useTranslation('fichas')
  const nameOf = useProgramNames(programs)
  const { number } = useFormat()
  const program = programs.find(({ id }) => String(id) === chosen)
  if (!program || program.id === read.id_programa_formacion) return null
  return (
    <Announced>
      <Alert color="orange" mt="xs" role="note">
        {t('edit.programChange', {
          name: nameOf(program),
          outcomes: number(program.total_resultados),
          before: number(read.total_resultados),
        })}
      </Alert>
    </Announced>
  )
}
