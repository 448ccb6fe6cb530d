import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { type Detail, emptyDetail, ImportDetail, type JudgmentDiff } from '../../imports/import-detail.entity.js'
import { documentBatches } from '../document-batches.js'
import { presentNumbers } from '../former-documents.js'
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

/**
 * Returns what an import changed besides judgments, under the numbers that people have today; nothing for those of before
 * this was kept.
 */
export async function storedDetail(manager: EntityManager, id_importacion: number): Promise<Detail> {
  const row = await manager.findOneBy(ImportDetail, { id_importacion })
  return row ? underPresentNumbers(manager, row.contenido) : emptyDetail()
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

async function underPresentNumbers(manager: EntityManager, detail: Detail): Promise<Detail> {
  const { personas, matriculas, titulares, retirados, fechas } = detail
  const rows = [...personas, ...matriculas, ...titulares, ...retirados]
  const documents = [...rows.map(({ nro_documento }) => nro_documento), ...Object.keys(fechas?.otras ?? {})]
  const present = await presentNumbers(manager, [...new Set(documents)])
  if (present.size === 0) return detail
  // The entry of a merge is about both numbers.
  if (detail.union) present.delete(detail.union.numero.antes)
  const numberOf = (document: string) => present.get(document)?.nro_documento ?? document
  const renumbered = <T extends { nro_documento: string }>(rows: T[]) =>
    rows.map((row) => ({ ...row, nro_documento: numberOf(row.nro_documento) }))
  const otras = Object.entries(fechas?.otras ?? {}).map(([document, day]) => [numberOf(document), day])
  return {
    ...detail,
    personas: renumbered(personas),
    matriculas: renumbered(matriculas),
    titulares: renumbered(titulares),
    retirados: renumbered(retirados),
    fechas: fechas && { ...fechas, otras: Object.fromEntries(otras) },
  }
}
