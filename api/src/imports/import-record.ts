import { type ImportReport, importReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { FileImport } from './file-import.entity.js'
import type { UploadedReport } from './read-upload.js'

interface Applied {
  actor: { id: number }
  upload: UploadedReport
  reporte: ImportReport
  id_programa?: number
}

/** Records an applied file. Returns its id, which judgments and changes refer to. */
export async function recordImport(manager: EntityManager, { actor, upload, reporte, id_programa }: Applied) {
  const note = Object.assign(new FileImport(), {
    tipo: reporte.tipo,
    archivo: reporte.archivo,
    sha256: upload.sha256,
    fecha_reporte: reporte.fecha_reporte,
    nro_ficha: reporte.nro_ficha,
    id_programa: id_programa ?? null,
    id_usuario: actor.id,
    fecha: new Date(),
    resumen: reporte,
  } satisfies Omit<FileImport, 'id'>)
  await manager.insert(FileImport, note)
  return note.id
}

/** Returns the report of an import. */
export async function importedReport(manager: EntityManager, id: number): Promise<ImportReport> {
  const { resumen } = await manager.findOneByOrFail(FileImport, { id })
  return { ...importReport.parse(resumen), id }
}
