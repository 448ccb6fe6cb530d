import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { type Detail, ImportDetail, type JudgmentDiff } from '../../imports/import-detail.entity.js'
import { documentBatches } from '../import/document-batches.js'
import { JudgmentChanges } from '../import/judgment-changes.entity.js'

const readEnrolled = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))
const readNames = rowsOf(
  z.object({ tipo_documento: z.string(), nro_documento: z.string(), nombre: z.string(), apellido: z.string() }),
)

const ENROLLED = `
  SELECT m.id, m.nro_documento FROM cambio_matricula c JOIN matricula m ON m.id = c.id_matricula
  WHERE c.id_importacion = ?`

/** Returns the judgments that an import changed, of people who are still enrolled. */
export async function diffsOf(manager: EntityManager, id_importacion: number): Promise<JudgmentDiff[]> {
  const changes = await manager.findBy(JudgmentChanges, { id_importacion })
  const own = new Map(changes.map(({ id_matricula, juicios }) => [id_matricula, juicios]))
  const enrolled = await readEnrolled(manager, ENROLLED, [id_importacion])
  return enrolled.flatMap(({ id, nro_documento }) => (own.get(id) ?? []).map((diff) => ({ nro_documento, ...diff })))
}

const NOTHING: Detail = { creacion: false, personas: [], matriculas: [], titulares: [], retirados: [], nombres: [] }

/** Returns what an import changed besides judgments; nothing for those of before this was kept. */
export async function storedDetail(manager: EntityManager, id_importacion: number): Promise<Detail> {
  const row = await manager.findOneBy(ImportDetail, { id_importacion })
  return row?.contenido ?? NOTHING
}

/** Returns the names of people by document. */
export async function namesOf(manager: EntityManager, documents: string[]) {
  const names = new Map<string, { tipo_documento: string; nombre: string; apellido: string }>()
  for (const { batch, places } of documentBatches(documents)) {
    const sql = `SELECT tipo_documento, nro_documento, nombre, apellido FROM aprendiz WHERE nro_documento IN (${places})`
    for (const row of await readNames(manager, sql, batch)) names.set(row.nro_documento, row)
  }
  return names
}
