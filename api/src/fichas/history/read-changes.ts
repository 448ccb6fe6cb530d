import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { type Detail, ImportDetail, type JudgmentDiff } from '../../imports/import-detail.entity.js'
import { documentBatches } from '../import/document-batches.js'

const readDiffs = rowsOf(
  z.object({
    nro_documento: z.string(),
    id_resultado: z.int(),
    antes: z.string().nullable(),
    despues: z.string().nullable(),
  }),
)
const readNames = rowsOf(z.object({ nro_documento: z.string(), nombre: z.string(), apellido: z.string() }))

const DIFFS = `
  SELECT m.nro_documento, c.id_resultado, c.antes, c.despues
  FROM cambio c JOIN matricula m ON m.id = c.id_matricula
  WHERE c.id_importacion = ?`

/** Returns the judgments that an import changed, of people who are still enrolled. */
export async function diffsOf(manager: EntityManager, idImportacion: number): Promise<JudgmentDiff[]> {
  const rows = await readDiffs(manager, DIFFS, [idImportacion])
  return rows.map(({ antes, despues, ...row }) => ({ ...row, antes: parsed(antes), despues: parsed(despues) }))
}

const parsed = (json: string | null): JudgmentDiff['antes'] => (json === null ? null : JSON.parse(json))

const NOTHING: Detail = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }

/** Returns what an import changed besides judgments; nothing for those of before this was kept. */
export async function storedDetail(manager: EntityManager, id_importacion: number): Promise<Detail> {
  const row = await manager.findOneBy(ImportDetail, { id_importacion })
  return row?.contenido ?? NOTHING
}

/** Returns the names of people by document. */
export async function namesOf(manager: EntityManager, documents: string[]) {
  const names = new Map<string, { nombre: string; apellido: string }>()
  for (const { batch, places } of documentBatches(documents)) {
    const sql = `SELECT nro_documento, nombre, apellido FROM aprendiz WHERE nro_documento IN (${places})`
    for (const row of await readNames(manager, sql, batch)) names.set(row.nro_documento, row)
  }
  return names
}
