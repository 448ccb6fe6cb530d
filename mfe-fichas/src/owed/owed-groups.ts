import type { OwedFicha, OwedOutcome } from '@fichero/contract/owed.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import type { Grouping } from './owed-filters-address'

/** One line of the list: an outcome of a ficha and who owes its judgments. */
export type OwedRow = OwedOutcome & { ficha: OwedFicha }

export interface OwedGroup {
  key: string
  rows: OwedRow[]
  /** Judgments owed. */
  total: number
}

const KEYS: Record<Grouping, (row: OwedRow) => string> = {
  persona: ({ responsable }) => responsibleKey(responsable),
  competencia: ({ id_competencia }) => String(id_competencia),
  ficha: ({ ficha }) => String(ficha.nro_ficha),
}

/** Returns the rows of fichas in groups, the one with the most judgments owed first. */
export function owedGroups(fichas: OwedFicha[], grouping: Grouping): OwedGroup[] {
  const groups = new Map<string, OwedGroup>()
  for (const ficha of fichas)
    for (const outcome of ficha.resultados) {
      const row = { ...outcome, ficha }
      const key = KEYS[grouping](row)
      const group = groups.get(key) ?? { key, rows: [], total: 0 }
      group.rows.push(row)
      group.total += row.personas
      groups.set(key, group)
    }
  return [...groups.values()].sort((a, b) => b.total - a.total)
}
