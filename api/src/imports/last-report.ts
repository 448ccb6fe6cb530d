import { type EntityManager, type FindOptionsWhere, IsNull, Not, Raw } from 'typeorm'
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

/** An SQL condition: the ficha whose number is in this column has had a judgments report that is not undone. */
export const hasReport = (nroFicha: string) =>
  `EXISTS (SELECT 1 FROM importacion r WHERE r.nro_ficha = ${nroFicha} AND r.tipo = 'juicios' AND ${isNotUndone('r.id')})`

const isNotUndone = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM importacion_detalle d WHERE d.id_importacion = ${id} AND d.id_deshacer IS NOT NULL)`

const notUndone = Raw(isNotUndone)
