import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm'
import { FileImport } from './file-import.entity.js'

export type LastReport = Pick<FileImport, 'id' | 'fecha_reporte' | 'archivo' | 'fecha'>

/** Returns the last judgments report applied to the ficha, in the order of its imports. */
export const lastReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha })

/** The same among those with a date: older reports are refused. */
export const lastDatedReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  find(manager, { nro_ficha, fecha_reporte: Not(IsNull()) })

const find = (manager: EntityManager, where: FindOptionsWhere<FileImport>) =>
  manager.findOne(FileImport, {
    select: { id: true, fecha_reporte: true, archivo: true, fecha: true },
    where: { ...where, tipo: 'juicios' },
    order: { orden: 'DESC' },
  })

/** An SQL condition: the ficha whose number is in this column has had a judgments report. */
export const hasReport = (nroFicha: string) =>
  `EXISTS (SELECT 1 FROM importacion r WHERE r.nro_ficha = ${nroFicha} AND r.tipo = 'juicios')`
