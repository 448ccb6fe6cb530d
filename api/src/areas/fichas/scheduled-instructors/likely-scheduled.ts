import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { daysBetween } from '../../../rules/today.js'
import { groupBy } from '../group-by.js'

type Scheduled = Omit<ScheduledRow, 'evalua'>

/** Whether the state of a scheduled instructor means that the person works in the ficha. SOFIA writes `ACTIVO` or `INACTIVO`. */
export const isActive = ({ estado }: Pick<ScheduledRow, 'estado'>) => !textKey(estado).startsWith('inactiv')

/**
 * Returns for each competency the row that says who probably evaluates it on a day: an active instructor who is scheduled then,
 * or else nearest to that day. Of several, the one with most hours, then by name.
 */
export function likelyScheduled<Row extends Scheduled>(rows: readonly Row[], day: string): ReadonlySet<Row> {
  const known = rows.filter((row) => row.id_competencia !== null && isActive(row))
  const byCompetency = groupBy(known, ({ id_competencia }) => id_competencia)
  const likely = Array.from(byCompetency.values(), (group) =>
    group.reduce((best, row) => (compare(row, best, day) < 0 ? row : best)),
  )
  return new Set(likely)
}

const compare = (a: Scheduled, b: Scheduled, day: string) =>
  distance(a, day) - distance(b, day) || b.horas - a.horas || (nameOf(a) < nameOf(b) ? -1 : 1)

const nameOf = ({ nombre, apellido }: Scheduled) => textKey(`${nombre} ${apellido}`)

/** Returns the days between a day and the scheduled days; 0 on a scheduled day. */
const distance = ({ fecha_inicio, fecha_fin }: Scheduled, day: string) =>
  Math.max(0, daysBetween(day, fecha_inicio), daysBetween(fecha_fin, day))
