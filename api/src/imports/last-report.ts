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

/** The same among those with a date: older reports are refused. */
export const lastDatedReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha, fecha_reporte: Not(IsNull()) })

/** Returns the last import of any kind that is not undone: the one that can be. */
export const lastImport = (manager: EntityManager, nro_ficha: number): Promise<FileImport | null> =>
  manager.findOne(FileImport, { where: { nro_ficha, tipo: Not(UNDO), id: notUndone }, order: { orden: 'DESC' } })

const find = (manager: EntityManager, where: FindOptionsWhere<FileImport>) =>
  manager.findOne(FileImport, {
    select: { id: true, fecha_reporte: true, archivo: true, fecha: true },
    where: { ...where, tipo: 'juicios', id: notUndone },
    order: { orden: 'DESC' },
  })

const readIds = rowsOf(z.object({ id: z.int() }))

/** The last report of each of these fichas, if it has one: as `lastReport`, for several at once. */
export async function lastReports(manager: EntityManager, fichas: number[]): Promise<Map<number | null, LastReport>> {
  if (fichas.length === 0) return new Map()
  const ids = `SELECT u.id FROM importacion u WHERE u.nro_ficha IN (${fichas.map(() => '?')}) AND ${isLast('u', REPORTS)}`
  const rows = await readIds(manager, ids, fichas)
  const select = { id: true, nro_ficha: true, fecha_reporte: true, archivo: true, fecha: true } as const
  const reports = await manager.find(FileImport, { select, where: { id: In(rows.map(({ id }) => id)) } })
  return new Map(reports.map((report) => [report.nro_ficha, report]))
}

/** The day that a report tells of, or that of its load where it names none. */
export const reportDay = ({ fecha_reporte, fecha }: Pick<LastReport, 'fecha_reporte' | 'fecha'>) =>
  fecha_reporte ?? today(fecha)

const REPORTS = `= 'juicios'`
const LOADS = `IN ('aprendices', 'juicios')`

/** An SQL condition: this import is the last of these kinds in its ficha that is not undone. */
const isLast = (load: string, kinds: string) =>
  `${load}.tipo ${kinds} AND ${isNotUndone(`${load}.id`)} AND NOT EXISTS (
    SELECT 1 FROM importacion n
    WHERE n.nro_ficha = ${load}.nro_ficha AND n.orden > ${load}.orden AND n.tipo ${kinds} AND ${isNotUndone('n.id')})`

/** An SQL condition: the last report of the ficha whose number is in this column is of this day or later. */
export const reportedSince = (nroFicha: string, day: string) => ({
  sql: `EXISTS (
    SELECT 1 FROM importacion u WHERE u.nro_ficha = ${nroFicha} AND ${isLast('u', REPORTS)}
      AND (u.fecha_reporte >= ? OR (u.fecha_reporte IS NULL AND u.fecha >= ?)))`,
  parameters: [day, written(startOfDay(day))],
})

/** An SQL condition: the last load of the ficha whose number is in this column left rows out. */
export const leftRowsOut = (nroFicha: string) =>
  `EXISTS (
    SELECT 1 FROM importacion u WHERE u.nro_ficha = ${nroFicha} AND ${isLast('u', LOADS)}
      AND JSON_EXTRACT(u.resumen, '$.rechazados') > 0)`

/** An SQL condition: the ficha whose number is in this column has had a judgments report that is not undone. */
export const hasReport = (nroFicha: string) =>
  `EXISTS (SELECT 1 FROM importacion r WHERE r.nro_ficha = ${nroFicha} AND r.tipo = 'juicios' AND ${isNotUndone('r.id')})`

const isNotUndone = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM importacion_detalle d WHERE d.id_importacion = ${id} AND d.id_deshacer IS NOT NULL)`

const notUndone = Raw(isNotUndone)
