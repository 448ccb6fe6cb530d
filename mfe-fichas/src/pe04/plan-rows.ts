import type { Pe04Comparison, Pe04Field, Pe04Input } from '@fichero/contract/pe04.schema'

/** A line of the plan: a ficha that Fichero lacks, a value that differs, or a ficha without either. */
export interface PlanRow {
  key: string
  nro_ficha: number
  programa: string
  kind: 'falta' | 'igual' | 'fuera' | Pe04Field
  aqui: string | null
  archivo: string | null
  /** Whether the line can be taken over. */
  canTake: boolean
}

/** Which lines are shown: all that can be taken over (`todo`), or those of one kind. */
export type Shown = 'todo' | PlanRow['kind']

/** Returns the lines of a comparison. */
export function planRows({ fichas, fuera }: Pe04Comparison): PlanRow[] {
  const ofFile = fichas.flatMap(({ nro_ficha, programa, responsable, situacion, cambios }): PlanRow[] => {
    const row = { nro_ficha, programa, aqui: null, archivo: null }
    if (situacion === 'falta')
      return [{ ...row, key: `${nro_ficha}`, kind: 'falta', archivo: responsable, canTake: true }]
    if (situacion === 'igual') return [{ ...row, key: `${nro_ficha}`, kind: 'igual', canTake: false }]
    return cambios.map(({ campo, aqui, archivo, fijo }) => {
      return { ...row, key: `${nro_ficha} ${campo}`, kind: campo, aqui, archivo, canTake: !fijo }
    })
  })
  const outside = fuera.map(({ nro_ficha, programa }): PlanRow => {
    return { key: `${nro_ficha}`, nro_ficha, programa, kind: 'fuera', aqui: null, archivo: null, canTake: false }
  })
  return [...ofFile, ...outside]
}

const isDifference = (kind: PlanRow['kind']): kind is Pe04Field => !['falta', 'igual', 'fuera'].includes(kind)

/** Returns the lines to show. */
export const shownRows = (rows: readonly PlanRow[], shown: Shown): PlanRow[] =>
  rows.filter(({ kind }) => (shown === 'todo' ? kind === 'falta' || isDifference(kind) : kind === shown))

/** Returns the kinds of lines that a comparison has, with their numbers. */
export function countKinds(rows: readonly PlanRow[]): [kind: PlanRow['kind'], count: number][] {
  const counts = new Map<PlanRow['kind'], number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

/** Returns the selected lines as the request has them. */
export function chosenOf(selected: readonly PlanRow[]): Required<Pick<Pe04Input, 'crear' | 'cambiar'>> {
  const cambiar: Partial<Record<Pe04Field, number[]>> = {}
  for (const { kind, nro_ficha } of selected)
    if (isDifference(kind)) cambiar[kind] = [...(cambiar[kind] ?? []), nro_ficha]
  return { crear: selected.filter(({ kind }) => kind === 'falta').map(({ nro_ficha }) => nro_ficha), cambiar }
}
