import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { written } from '../database/written.js'
import { startOfDay, today } from '../domain/today.js'
import { FileImport, UNDO } from './file-import.entity.js'

export type LastReport = Pick<FileImport, 'id' | 'fecha_reporte' | 'archivo' | 'fecha'>

/** Returns the last judgments report that is applied to the ficha and not undone, in the order of its imports. */
export const lastReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha })

/** Returns the last report of either kind that has a date: older ones are refused. */
export const lastDatedReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha, tipo: In(['juicios', 'aprendices']), fecha_reporte: Not(IsNull()) })

/** Returns the last import of any kind that is not undone: the one that can be. */
export const lastImport = (manager: EntityManager, nro_ficha: number): Promise<FileImport | null> =>
  manager.findOne(FileImport, { where: { nro_ficha, tipo: Not(UNDO), id: notUndone }, order: { orden: 'DESC' } })

const find = (manager: EntityManager, where: FindOptionsWhere<FileImport>) =>
  manager.findOne(FileImport, {
    select: { id: true, fecha_reporte: true, archivo: true, fecha: true },
    where: { tipo: 'juicios', ...where, id: notUndone },
    order: { orden: 'DESC' },
  })

const REPORTS = `= 'juicios'`
const LOADS = `IN ('aprendices', 'juicios')`

/** In SQL, something of the last import `u` of these kinds in the ficha whose number is in this column; null without one. */
const ofLast = (kinds: string, nroFicha: string, value: string) =>
  `(SELECT ${value} FROM importacion u WHERE u.nro_ficha = ${nroFicha} AND u.tipo ${kinds} AND ${isNotUndone('u.id')}
    ORDER BY u.orden DESC LIMIT 1)`

const readIds = rowsOf(z.object({ id: z.int().nullable() }))

/** The last report of each of these fichas that has one: `lastReport` of several at once. */
export async function lastReports(manager: EntityManager, fichas: number[]): Promise<Map<number | null, LastReport>> {
  if (fichas.length === 0) return new Map()
  const ids = `SELECT ${ofLast(REPORTS, 'f.nro_ficha', 'u.id')} AS id FROM ficha f WHERE f.nro_ficha IN (${fichas.map(() => '?')})`
  const rows = await readIds(manager, ids, fichas)
  const select = { id: true, nro_ficha: true, fecha_reporte: true, archivo: true, fecha: true } as const
  const reports = await manager.find(FileImport, { select, where: { id: In(rows.flatMap(({ id }) => id ?? [])) } })
  return new Map(reports.map((report) => [report.nro_ficha, report]))
}

/** A report as answers show it. */
export const shownReport = ({ fecha_reporte, archivo, fecha }: LastReport) => ({
  fecha_reporte,
  archivo,
  fecha: fecha.toISOString(),
})

/** The rows with the last report of their ficha as answers show it, or null. */
export async function withReports<T extends { nro_ficha: number }>(manager: EntityManager, rows: T[]) {
  const reports = await lastReports(manager, [...new Set(rows.map(({ nro_ficha }) => nro_ficha))])
  return rows.map((row) => {
    const last = reports.get(row.nro_ficha)
    return Object.assign(row, { ultimo_reporte: last ? shownReport(last) : null })
  })
}

/** The day that a report tells of, or that of its load where it names none. */
export const reportDay = ({ fecha_reporte, fecha }: Pick<LastReport, 'fecha_reporte' | 'fecha'>) =>
  fecha_reporte ?? today(fecha)

/** An SQL condition: the last report of the ficha whose number is in this column is of an earlier day, or there is none. */
export const notReportedSince = (nroFicha: string, day: string) => ({
  sql: `COALESCE(${ofLast(REPORTS, nroFicha, 'u.fecha_reporte >= ? OR (u.fecha_reporte IS NULL AND u.fecha >= ?)')}, 0) = 0`,
  parameters: [day, written(startOfDay(day))],
})

/** An SQL condition: the last load of the ficha whose number is in this column left rows out. */
export const leftRowsOut = (nroFicha: string) =>
  `${ofLast(LOADS, nroFicha, `JSON_EXTRACT(u.resumen, '$.rechazados') > 0`)} = 1`

/** An SQL condition: the ficha whose number is in this column has had a judgments report that is not undone. */
export const hasReport = (nroFicha: string) =>
  `EXISTS (SELECT 1 FROM importacion r WHERE r.nro_ficha = ${nroFicha} AND r.tipo = 'juicios' AND ${isNotUndone('r.id')})`

/** An SQL condition: the load with the id in this column is not undone. */
export const isNotUndone = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM importacion_detalle d WHERE d.id_importacion = ${id} AND d.id_deshacer IS NOT NULL)`

const notUndone = Raw(isNotUndone)
