import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { ImportDetail, type JudgmentDiff } from '../../imports/import-detail.entity.js'
import { deletePerson } from '../change-number.js'
import type { CurrentEnrolment } from '../import/ficha-state.js'
import { diffsOf } from './read-changes.js'

const readImports = rowsOf(z.object({ id: z.int() }))

/**
 * Deletes enrolments that an import added, and people who are in no other ficha. Their changes of judgments move from
 * `cambio_matricula` to the details of the imports that made them, so that the history still shows them.
 */
export async function leaveFicha(
  manager: EntityManager,
  leaving: CurrentEnrolment[],
  isNew: Set<string>,
): Promise<void> {
  if (leaving.length === 0) return
  const ids = leaving.map(({ id }) => id)
  const places = ids.map(() => '?').join()
  await keepChanges(manager, leaving)
  for (const table of ['cambio_matricula', 'juicio', 'juicio_pendiente'])
    await manager.query(`DELETE FROM ${table} WHERE id_matricula IN (${places})`, ids)
  await manager.query(`DELETE FROM matricula WHERE id IN (${places})`, ids)
  for (const { nro_documento } of leaving) if (isNew.has(nro_documento)) await deletePerson(manager, nro_documento)
}

async function keepChanges(manager: EntityManager, leaving: CurrentEnrolment[]): Promise<void> {
  const places = leaving.map(() => '?').join()
  const imports = await readImports(
    manager,
    `SELECT DISTINCT id_importacion AS id FROM cambio_matricula WHERE id_matricula IN (${places})`,
    leaving.map(({ id }) => id),
  )
  const people = new Map(leaving.map((person) => [person.nro_documento, person]))
  for (const { id } of imports) {
    const row = await manager.findOneByOrFail(ImportDetail, { id_importacion: id })
    const retirados = (await diffsOf(manager, id)).filter(({ nro_documento }) => people.has(nro_documento))
    const contenido = {
      ...row.contenido,
      retirados: [...row.contenido.retirados, ...retirados],
      nombres: [...row.contenido.nombres, ...namesIn(retirados, people)],
    }
    await manager.update(ImportDetail, { id_importacion: id }, { contenido })
  }
}

function namesIn(diffs: JudgmentDiff[], people: Map<string, CurrentEnrolment>) {
  const documents = new Set(diffs.map(({ nro_documento }) => nro_documento))
  return [...documents].flatMap((document) => {
    const person = people.get(document)
    if (!person) return []
    const { tipo_documento, nombre, apellido } = person
    return [{ tipo_documento, nro_documento: document, nombre, apellido }]
  })
}
