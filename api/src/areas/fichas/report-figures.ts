import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { FileImport } from '../../files/import-records/file-import.entity.js'

/** The figures of a ficha that `importacion` stores for a judgments report. */
export const reportFigures = z.object({
  en_formacion: z.int().nullable(),
  aprobados: z.int().nullable(),
  resultados: z.int().nullable(),
  minimo: z.int().nullable(),
  maximo: z.int().nullable(),
})
export type ReportFigures = z.infer<typeof reportFigures>

const readFigures = rowsOf(reportFigures)

const PRESENT = `
  SELECT f.total_aprendices_en_formacion AS en_formacion, f.aprobados_en_formacion AS aprobados,
    p.total_resultados AS resultados,
    (SELECT MIN(resultados_aprobados) FROM ficha_avance WHERE nro_ficha = f.nro_ficha) AS minimo,
    (SELECT MAX(resultados_aprobados) FROM ficha_avance WHERE nro_ficha = f.nro_ficha) AS maximo
  FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion WHERE f.nro_ficha = ?`

/** Reads the present figures of a ficha from its counters. They are those of its last judgments report. */
export async function presentFigures(manager: EntityManager, nroFicha: number): Promise<ReportFigures> {
  const [figures] = await readFigures(manager, PRESENT, [nroFicha])
  if (!figures) throw new Error(`The ficha ${nroFicha} does not exist`)
  return figures
}

/** Stores the present figures of a ficha with its last judgments report, before the next report changes them. */
export async function keepFigures(manager: EntityManager, nroFicha: number, lastReport: number): Promise<void> {
  await manager.update(FileImport, { id: lastReport }, await presentFigures(manager, nroFicha))
}
