import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import type { Program } from '@fichero/contract/programs.schema'
import { useCall } from '@fichero/kit/api'
import { ErrorState } from '@fichero/kit/frame'
import { useProgramNames, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import { FichaFormSkeleton } from './ficha-form-skeleton'

export interface Choice {
  value: string
  label: string
}

export interface Choices {
  heads: Choice[]
  programs: Choice[]
  /** The enabled programs with their figures. */
  all: Program[]
}

interface FichaChoicesProps {
  /** Its head and program stay choices, though they may be disabled by now. */
  ficha?: Ficha
  children: (choices: Choices) => ReactNode
}

/** Loads whom and what a form offers: possible heads and programs. */
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
  if (!users.data || !programs.data) return <FichaFormSkeleton />
  const heads = users.data.users.map(({ nro_documento, tipo_documento, nombre, apellido }) => ({
    value: nro_documento,
    label: `${nombre} ${apellido} · ${tipo_documento} ${nro_documento}`,
  }))
  const offered = programs.data.programs.map((program) => ({ value: String(program.id), label: nameOf(program) }))
  if (ficha) {
    keep(heads, { value: ficha.id_jefe_ficha, label: `${ficha.nombre_jefe_ficha} · ${ficha.id_jefe_ficha}` })
    keep(offered, { value: String(ficha.id_programa_formacion), label: ficha.programa_formacion })
  }
  return children({ heads, programs: offered, all: programs.data.programs })
}

function keep(choices: Choice[], current: Choice) {
  if (!choices.some(({ value }) => value === current.value)) choices.push(current)
}
