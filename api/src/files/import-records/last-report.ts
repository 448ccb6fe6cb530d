import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { fromSqlInstant, sqlInstant } from '../../database/sql-instant.js'
import { daysBetween, startOfDay, today } from '../../rules/today.js'
import { FileImport, UNDO } from './file-import.entity.js'

/** The columns of the last report that rules and answers need. */
export type LastReport = Pick<FileImport, 'id' | 'fecha_reporte' | 'archivo' | 'fecha'>

/** Returns the judgments report that was imported last into the ficha and is not undone. */
export const lastReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha })

/**
 * Returns the last report of either kind that has a date and is not undone. Reports with an earlier date are rejected.
 */
export const lastDatedReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha, tipo: In(['juicios', 'aprendices']), fecha_reporte: Not(IsNull()) })

/** Returns the report of instructors that was imported last into the ficha and is not undone. */
export const lastInstructorsReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha, tipo: 'instructores' })

/** Returns the last import of any kind that is not undone. No other import of the ficha can be undone. */
export const lastImport = (manager: EntityManager, nro_ficha: number): Promise<FileImport | null> =>
  manager.findOne(FileImport, { where: { nro_ficha, tipo: Not(UNDO), id: notUndone }, order: { orden: 'DESC' } })

const find = (manager: EntityManager, where: FindOptionsWhere<FileImport>) =>
  manager.findOne(FileImport, {
    select: { id: true, fecha_reporte: true, archivo: true, fecha: true },
    where: { tipo: 'juicios', ...where, id: notUndone },
    order: { orden: 'DESC' },
  })

/** SQL conditions for the kind of an import. */
const IS_REPORT = `= 'juicios'`
const IS_REPORT_OR_LIST = `IN ('aprendices', 'juicios')`

/**
 * Returns an SQL subquery for one value of the last import of a ficha; null if the ficha has no such import.
 * @param kinds SQL that is compared with `tipo`
 * @param nroFicha name of the column that has the number of the ficha
 * @param value SQL expression over the import, which has the alias `u`
 */
const ofLast = (kinds: string, nroFicha: string, value: string) =>
  `(SELECT ${value} FROM importacion u WHERE u.nro_ficha = ${nroFicha} AND u.tipo ${kinds} AND ${isNotUndone('u.id')}
    ORDER BY u.orden DESC LIMIT 1)`

const readIds = rowsOf(z.object({ id: z.int().nullable() }))

/** Returns the last reports of several fichas by ficha number. Fichas without a report have no entry. */
export async function lastReports(manager: EntityManager, fichas: number[]): Promise<Map<number | null, LastReport>> {
  if (fichas.length === 0) return new Map()
  const ids = `SELECT ${ofLast(IS_REPORT, 'f.nro_ficha', 'u.id')} AS id FROM ficha f WHERE f.nro_ficha IN (${fichas.map(() => '?')})`
  const rows = await readIds(manager, ids, fichas)
  const select = { id: true, nro_ficha: true, fecha_reporte: true, archivo: true, fecha: true } as const
  const reports = await manager.find(FileImport, { select, where: { id: In(rows.flatMap(({ id }) => id ?? [])) } })
  return new Map(reports.map((report) => [report.nro_ficha, report]))
}

/** Returns the fields of a report that the API answers. */
export const shownReport = ({ fecha_reporte, archivo, fecha }: LastReport) => ({
  fecha_reporte,
  archivo,
  fecha: fecha.toISOString(),
})

/** Adds to each row the last report of its ficha, or null. */
export async function withReports<T extends { nro_ficha: number }>(manager: EntityManager, rows: T[]) {
  const reports = await lastReports(manager, [...new Set(rows.map(({ nro_ficha }) => nro_ficha))])
  return rows.map((row) => {
    const last = reports.get(row.nro_ficha)
    return Object.assign(row, { ultimo_reporte: last ? shownReport(last) : null })
  })
}

/** Returns the date of a report, or the day of its import if the report has no date. */
export const reportDay = ({ fecha_reporte, fecha }: Pick<LastReport, 'fecha_reporte' | 'fecha'>) =>
  fecha_reporte ?? today(fecha)

/** Returns how many days ago a report's day was; 0 for a report of tomorrow, which clocks and time zones allow. */
export const reportAge = (reportedOn: string, day: string) => Math.max(0, daysBetween(reportedOn, day))

/**
 * SQL for the date of the last report of a ficha, or the instant of its import if it has no date; null if there is no report.
 * `lastReportDay` reads it. `nroFicha` is the name of the column that has the number of the ficha, here and in the next functions.
 */
export const lastReportDate = (nroFicha: string) =>
  ofLast(IS_REPORT, nroFicha, 'COALESCE(u.fecha_reporte, CAST(u.fecha AS CHAR))')

/** Returns the `reportDay` of the report whose `lastReportDate` is `date`. */
export const lastReportDay = (date: string) => (date.includes(' ') ? today(fromSqlInstant(date)) : date)

/** SQL condition: the ficha has no report, or its last report is older than `day`. */
export const notReportedSince = (nroFicha: string, day: string) => ({
  sql: `COALESCE(${ofLast(IS_REPORT, nroFicha, 'u.fecha_reporte >= ? OR (u.fecha_reporte IS NULL AND u.fecha >= ?)')}, 0) = 0`,
  parameters: [day, sqlInstant(startOfDay(day))],
})

/** SQL condition: the last file that was imported into the ficha had rejected rows. */
export const hadRejectedRows = (nroFicha: string) =>
  `${ofLast(IS_REPORT_OR_LIST, nroFicha, `JSON_EXTRACT(u.resumen, '$.rechazados') > 0`)} = 1`

/** SQL condition: the ficha has a judgments report that is not undone. */
export const hasReport = (nroFicha: string) =>
  `EXISTS (SELECT 1 FROM importacion r WHERE r.nro_ficha = ${nroFicha} AND r.tipo = 'juicios' AND ${isNotUndone('r.id')})`

/** SQL condition: the import is not undone. `id` is the name of the column that has the id of the import. */
export const isNotUndone = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM importacion_detalle d WHERE d.id_importacion = ${id} AND d.id_deshacer IS NOT NULL)`

const notUndone = Raw(isNotUndone)
