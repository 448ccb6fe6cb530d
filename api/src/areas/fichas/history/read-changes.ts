import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import {
  type Detail,
  emptyDetail,
  ImportDetail,
  type JudgmentDiff,
} from '../../../files/import-records/import-detail.entity.js'
import { documentBatches } from '../document-batches.js'
import { peopleByFormerNumber } from '../former-documents.js'
import { JudgmentChanges } from '../import/judgment-changes.entity.js'

const readEnrolled = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))
const readNames = rowsOf(
  z.object({ tipo_documento: z.string(), nro_documento: z.string(), nombre: z.string(), apellido: z.string() }),
)

const ENROLLED = `
  SELECT m.id, m.nro_documento FROM cambio_matricula c JOIN matricula m ON m.id = c.id_matricula
  WHERE c.id_importacion = ?`

/** Returns the judgment changes of an import, only for people who are still enrolled. */
export async function diffsOf(manager: EntityManager, id_importacion: number): Promise<JudgmentDiff[]> {
  const changes = await manager.findBy(JudgmentChanges, { id_importacion })
  const byEnrolment = new Map(changes.map(({ id_matricula, juicios }) => [id_matricula, juicios]))
  const enrolled = await readEnrolled(manager, ENROLLED, [id_importacion])
  return enrolled.flatMap(({ id, nro_documento }) =>
    (byEnrolment.get(id) ?? []).map((diff) => ({ nro_documento, ...diff })),
  )
}

/**
 * Returns the stored detail of an import, which has all changes except judgments. Document numbers that have changed since are
 * replaced by the current numbers. Returns an empty detail for imports that are older than the table of details.
 */
export async function storedDetail(manager: EntityManager, id_importacion: number): Promise<Detail> {
  const row = await manager.findOneBy(ImportDetail, { id_importacion })
  return row ? withCurrentNumbers(manager, row.contenido) : emptyDetail()
}

/** Returns the names of people by document number. */
export async function namesOf(manager: EntityManager, documents: string[]) {
  const names = new Map<string, { tipo_documento: string; nombre: string; apellido: string }>()
  for (const { batch, placeholders } of documentBatches(documents)) {
    const sql = `SELECT tipo_documento, nro_documento, nombre, apellido FROM aprendiz WHERE nro_documento IN (${placeholders})`
    for (const row of await readNames(manager, sql, batch)) names.set(row.nro_documento, row)
  }
  return names
}

/** Replaces document numbers that have changed since the import by the current numbers. */
async function withCurrentNumbers(manager: EntityManager, detail: Detail): Promise<Detail> {
  const { personas, matriculas, titulares, retirados, fechas } = detail
  const rows = [...personas, ...matriculas, ...titulares, ...retirados]
  const documents = [...rows.map(({ nro_documento }) => nro_documento), ...Object.keys(fechas?.otras ?? {})]
  const current = await peopleByFormerNumber(manager, [...new Set(documents)])
  if (current.size === 0) return detail
  // The entry of a merge shows both numbers, so the former number must stay.
  if (detail.union) current.delete(detail.union.numero.antes)
  const numberOf = (document: string) => current.get(document)?.nro_documento ?? document
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
