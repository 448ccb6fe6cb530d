import type { OwedFicha, OwedOutcome } from '@fichero/contract/owed.schema'
import { responsibleKey } from '@fichero/contract/responsible-key'
import type { Grouping } from './owed-filters-address'

/** One row of the list: an outcome that is not judged yet for some people of a ficha, and who owes these judgments. */
export type OwedRow = OwedOutcome & { ficha: OwedFicha }

/** The owed judgments of one evaluator, one competency or one ficha. */
export interface OwedGroup {
  key: string
  rows: OwedRow[]
  /** The number of judgments that are owed in the group. */
  total: number
}

/** Returns the key of the group to which a row belongs, for each grouping. */
const KEYS: Record<Grouping, (row: OwedRow) => string> = {
  persona: ({ responsable }) => responsibleKey(responsable),
  competencia: ({ id_competencia }) => String(id_competencia),
  ficha: ({ ficha }) => String(ficha.nro_ficha),
}

/** Groups the outcomes of all fichas. The group with the most owed judgments is first. */
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
