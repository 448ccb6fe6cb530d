import { hasChanges } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../database/rows.js'
import { FileImport } from './file-import.entity.js'
import type { UploadedReport } from './read-upload.js'
import { storedSummary, summaryOfRecord } from './stored-summary.js'

interface Applied {
  actor: { id: number }
  upload: Pick<UploadedReport, 'sha256'>
  summary: ImportReport
  id_programa?: number
  /** Default: the file's kind. */
  tipo?: FileImport['tipo']
}

const readPlace = rowsOf(z.object({ orden: computed }))
const NEXT_PLACE = 'SELECT COALESCE(MAX(orden), 0) + 1 AS orden FROM importacion WHERE nro_ficha = ?'

/** Records an applied file; a ficha's row must be locked. Returns its id, which judgments and changes refer to. */
export async function recordImport(
  manager: EntityManager,
  { actor, upload, summary, id_programa, tipo = summary.tipo }: Applied,
): Promise<number> {
  const { nro_ficha } = summary
  const [place] = nro_ficha === null ? [] : await readPlace(manager, NEXT_PLACE, [nro_ficha])
  const note = Object.assign(new FileImport(), {
    tipo,
    archivo: summary.archivo,
    sha256: upload.sha256,
    fecha_reporte: summary.fecha_reporte,
    nro_ficha,
    orden: place?.orden ?? null,
    id_programa: id_programa ?? null,
    id_usuario: actor.id,
    fecha: new Date(),
    resumen: storedSummary(summary, tipo),
    sin_cambios: !hasChanges(summary),
  } satisfies Omit<FileImport, 'id'>)
  await manager.insert(FileImport, note)
  return note.id
}

/** Returns the summary of an import. */
export const recordedSummary = async (manager: EntityManager, id: number): Promise<ImportReport> =>
  summaryOfRecord(await manager.findOneByOrFail(FileImport, { id }))
