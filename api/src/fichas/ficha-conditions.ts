import type { ReportState } from '@fichero/contract/enums'
import type { FichaFilters, FichasExportQuery } from '@fichero/contract/fichas.schema'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import type { Actor } from '../access/current-user.decorator.js'
import { searchable, wordsOf } from '../database/searchable.js'
import { inCategory } from '../domain/category.js'
import { daysAfter } from '../domain/today.js'
import { leftRowsOut, notReportedSince } from '../imports/last-report.js'
import { numberRanges } from '../search/number-ranges.js'
import { everyWord } from '../search/word-conditions.js'
import { writtenText } from '../search/written-text.js'

interface Condition {
  sql: string
  parameters: (number | string)[]
}

/** Each filter is optional here: those of a query, or some of them. */
type Filters = Partial<FichaFilters & Pick<FichasExportQuery, 'nros'>>

/** Conditions on the table `ficha`: enabled ones that pass all filters on a day. */
export function conditionsOf(actor: Actor, filters: Filters, day: string) {
  const { programId, categoria, jefe, mias, reporte, q, nros } = filters
  const all: Condition[] = [{ sql: `estado = 'habilitado'`, parameters: [] }]
  if (programId !== undefined) all.push({ sql: 'id_programa_formacion = ?', parameters: [programId] })
  if (categoria !== undefined) all.push(inCategory(categoria, day))
  for (const column of ['jornada', 'oferta', 'etapa'] as const) {
    const value = filters[column]
    if (value !== undefined) all.push({ sql: `${column} = ?`, parameters: [value] })
  }
  if (jefe !== undefined) all.push(headedBy('nro_documento = ?', [jefe]))
  if (mias) all.push({ sql: 'id_jefe = ?', parameters: [actor.id] })
  if (reporte !== undefined) all.push({ sql: 'fecha_fin_ficha >= ?', parameters: [day] }, inReportState(reporte, day))
  if (q !== undefined) all.push(written(q))
  if (nros !== undefined) all.push({ sql: `nro_ficha IN (${nros.map(() => '?')})`, parameters: nros })
  return {
    where: all.map(({ sql }) => `(${sql})`).join(' AND '),
    given: all.flatMap(({ parameters }) => parameters),
  }
}

function inReportState(state: ReportState, day: string): Condition {
  if (state === 'con_rechazos') return { sql: leftRowsOut('ficha.nro_ficha'), parameters: [] }
  return notReportedSince('ficha.nro_ficha', daysAfter(day, -OLD_REPORT_DAYS))
}

const headedBy = (sql: string, parameters: string[]): Condition => ({
  sql: `id_jefe IN (SELECT id FROM usuario WHERE ${sql})`,
  parameters,
})

/** By the start of the number, or by words of the head's name: as the search over everything. */
function written(q: string): Condition {
  const text = searchable(writtenText(q))
  if (!/^\d+$/.test(text)) {
    const { sql, parameters } = everyWord('busqueda', wordsOf(text))
    return headedBy(sql, parameters)
  }
  const ranges = numberRanges(text)
  return { sql: ranges.map(() => 'nro_ficha BETWEEN ? AND ?').join(' OR ') || '1 = 0', parameters: ranges.flat() }
}
