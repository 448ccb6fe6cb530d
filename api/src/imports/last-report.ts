import type { EntityManager } from 'typeorm'
import { FileImport } from './file-import.entity.js'

export type LastReport = Pick<FileImport, 'id' | 'fecha_reporte' | 'archivo' | 'fecha'>

/** Returns the last judgments report applied to the ficha. */
export const lastReport = (manager: EntityManager, nro_ficha: number): Promise<LastReport | null> =>
  manager.findOne(FileImport, {
    select: { id: true, fecha_reporte: true, archivo: true, fecha: true },
    where: { nro_ficha, tipo: 'juicios' },
    order: { fecha: 'DESC', id: 'DESC' },
  })
