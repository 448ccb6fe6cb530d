import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import { FileImport } from './file-import.entity.js'
import type { UploadedReport } from './read-upload.js'
import { storedSummary, summaryOfRecord } from './stored-summary.js'

/** An applied file, for its record. */
interface Applied {
  actor: { id: number }
  upload: Pick<UploadedReport, 'sha256'>
  summary: ImportReport
  id_programa?: number
  /** Kind of the record; by default the kind of the file. */
  tipo?: FileImport['tipo']
}

const readOrder = rowsOf(z.object({ orden: computed }))
const NEXT_ORDER = 'SELECT COALESCE(MAX(orden), 0) + 1 AS orden FROM importacion WHERE nro_ficha = ?'

/**
 * Inserts the record of an applied file. The row of the ficha must be locked. Returns the id of the record; the imported
 * judgments and the stored changes refer to it.
 */
export async function recordImport(
  manager: EntityManager,
  { actor, upload, summary, id_programa, tipo = summary.tipo }: Applied,
): Promise<number> {
  const { nro_ficha } = summary
  const [next] = nro_ficha === null ? [] : await readOrder(manager, NEXT_ORDER, [nro_ficha])
  const row = Object.assign(new FileImport(), {
    tipo,
    archivo: summary.archivo,
    sha256: upload.sha256,
    fecha_reporte: summary.fecha_reporte,
    nro_ficha,
    orden: next?.orden ?? null,
    id_programa: id_programa ?? null,
    id_usuario: actor.id,
    fecha: new Date(),
    resumen: storedSummary(summary, tipo),
    sin_cambios: !hasChanges(summary),
  } satisfies Omit<FileImport, 'id'>)
  await manager.insert(FileImport, row)
  return row.id
}

/** Returns the stored summary of an import. */
export const recordedSummary = async (manager: EntityManager, id: number): Promise<ImportReport> =>
  summaryOfRecord(await manager.findOneByOrFail(FileImport, { id }))
