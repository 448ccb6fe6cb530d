import type { ReportState } from '@fichero/contract/enums'
import type { FichaFilters, FichasExportQuery } from '@fichero/contract/fichas-query.schema'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { typedReadings } from '../../database/searchable.js'
import { hadRejectedRows, notReportedSince } from '../../files/import-records/last-report.js'
import { inCategory, inStage, isUnfinished } from '../../rules/stage-and-category.js'
import { daysAfter } from '../../rules/today.js'
import { normalizeNumbers } from '../search/normalize-numbers.js'
import { numberRanges } from '../search/number-ranges.js'
import { oneReading } from '../search/word-conditions.js'

/** An SQL condition, and the values of its `?` placeholders. */
interface Condition {
  sql: string
  parameters: (number | string)[]
}

/** The filters of the list of fichas. Each one is optional. */
type Filters = Partial<FichaFilters & Pick<FichasExportQuery, 'nros'>>

/**
 * Returns an SQL condition for the enabled fichas of the actor's centres that match all filters. Some filters, such as the category, depend on the
 * day.
 */
export function conditionsOf(actor: Actor, filters: Filters, day: string) {
  const { programId, centro, categoria, etapa, jefe, mias, reporte, q, nros } = filters
  const all: Condition[] = [{ sql: `estado = 'habilitado'`, parameters: [] }]
  if (actor.centros !== 'all') all.push({ sql: scopedTo(actor).isOwnFicha, parameters: [] })
  if (programId !== undefined) all.push({ sql: 'id_programa_formacion = ?', parameters: [programId] })
  if (centro !== undefined) all.push(inCentre(centro))
  if (categoria !== undefined) all.push(inCategory(categoria, day))
  if (etapa !== undefined) all.push(inStage(etapa, day))
  for (const column of ['jornada', 'oferta'] as const) {
    const value = filters[column]
    if (value !== undefined) all.push({ sql: `${column} = ?`, parameters: [value] })
  }
  if (jefe !== undefined) all.push(headedBy('nro_documento = ?', [jefe]))
  if (mias) all.push({ sql: 'id_jefe = ?', parameters: [actor.id] })
  if (reporte !== undefined) all.push(isUnfinished(day), inReportState(reporte, day))
  if (q !== undefined) all.push(matchesText(q))
  if (nros !== undefined) all.push({ sql: `nro_ficha IN (${nros.map(() => '?')})`, parameters: nros })
  return {
    where: all.map(({ sql }) => `(${sql})`).join(' AND '),
    parameters: all.flatMap(({ parameters }) => parameters),
  }
}

/** SQL condition: the ficha belongs to a centre, or to no confirmed centre. */
const inCentre = (centre: number | 'ninguno'): Condition =>
  centre === 'ninguno'
    ? { sql: 'NOT EXISTS (SELECT 1 FROM centro c WHERE c.id = id_centro AND c.confirmado = 1)', parameters: [] }
    : { sql: 'id_centro = ?', parameters: [centre] }

/** SQL condition for the filter by report: an overdue report, or a last report with rejected rows. */
function inReportState(state: ReportState, day: string): Condition {
  if (state === 'con_rechazos') return { sql: hadRejectedRows('ficha.nro_ficha'), parameters: [] }
  return notReportedSince('ficha.nro_ficha', daysAfter(day, -OLD_REPORT_DAYS))
}

/** SQL condition: the head of the ficha matches a condition on `usuario`. */
const headedBy = (sql: string, parameters: string[]): Condition => ({
  sql: `id_jefe IN (SELECT id FROM usuario WHERE ${sql})`,
  parameters,
})

/** Matches the start of the ficha's number, or words of the head's name, like the global search. */
function matchesText(q: string): Condition {
  const readings = typedReadings(normalizeNumbers(q))
  const ranges = numberRanges(readings)
  if (!ranges) {
    const { sql, parameters } = oneReading('busqueda', readings)
    return headedBy(sql, parameters)
  }
  return { sql: ranges.map(() => 'nro_ficha BETWEEN ? AND ?').join(' OR ') || '1 = 0', parameters: ranges.flat() }
}
