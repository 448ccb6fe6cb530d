import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import type { Program } from '@fichero/contract/programs.schema'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'
import { ErrorState, FormSkeleton } from '@fichero/kit/frame'
import { useProgramNames, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'

/** An option of a select. */
export interface Choice {
  value: string
  label: string
}

/** The options of the selects in the form of a ficha. */
export interface Choices {
  heads: Choice[]
  programs: Choice[]
  /** The enabled programs, with all fields of the API's answer. */
  all: Program[]
}

interface FichaChoicesProps {
  /** The ficha to edit. The options include its head and program, even if these have been disabled. */
  ficha?: Ficha
  children: (choices: Choices) => ReactNode
}

/** Loads the options of a form's selects: the heads and the programs. */
export function FichaChoices({ ficha, children }: FichaChoicesProps) {
  const { t } = useTranslation('fichas')
  const users = useCall(listUsers)
  const programs = useCall(listPrograms)
  const failed = [users, programs].filter((query) => query.isError && !query.data)
  const nameOf = useProgramNames(programs.data?.programs ?? [])

  if (failed.length > 0)
    return (
      <ErrorState
        title={t('form.loadError')}
        error={failed[0]?.error}
        onRetry={() => {
          for (const query of failed) query.refetch()
        }}
      />
    )
  if (!users.data || !programs.data) return <FormSkeleton />
  const heads = users.data.users.map(({ nro_documento, tipo_documento, nombre, apellido }) => ({
    value: nro_documento,
    label: `${fullName({ nombre, apellido })} · ${tipo_documento} ${nro_documento}`,
  }))
  const offered = programs.data.programs.map((program) => ({ value: String(program.id), label: nameOf(program) }))
  if (ficha) {
    addIfMissing(heads, { value: ficha.id_jefe_ficha, label: `${ficha.nombre_jefe_ficha} · ${ficha.id_jefe_ficha}` })
    addIfMissing(offered, { value: String(ficha.id_programa_formacion), label: ficha.programa_formacion })
  }
  return children({ heads, programs: offered, all: programs.data.programs })
}

/** Adds the current option of the ficha to `choices`, unless it is there already. */
function addIfMissing(choices: Choice[], current: Choice) {
  if (!choices.some(({ value }) => value === current.value)) choices.push(current)
}
