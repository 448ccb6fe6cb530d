import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { ImportDetail, type JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import { deletePerson } from '../change-number.js'
import type { CurrentEnrolment } from '../import/ficha-state.js'
import { diffsOf } from './read-changes.js'

const readImports = rowsOf(z.object({ id: z.int() }))

/**
 * Deletes the enrolments in `leaving`, which an undone import had added. Also deletes the people whose document numbers are in
 * `newPeople`, unless they are in another ficha. The recorded judgment changes of the deleted enrolments move from
 * `cambio_matricula` to the details of the imports that made the changes, so that the history still shows these changes.
 */
export async function removeEnrolments(
  manager: EntityManager,
  leaving: CurrentEnrolment[],
  newPeople: Set<string>,
): Promise<void> {
  if (leaving.length === 0) return
  const ids = leaving.map(({ id }) => id)
  const placeholders = ids.map(() => '?').join()
  await moveChanges(manager, leaving)
  for (const table of ['cambio_matricula', 'juicio', 'juicio_pendiente', 'enlace_avance', 'aviso_aprendiz'])
    await manager.query(`DELETE FROM ${table} WHERE id_matricula IN (${placeholders})`, ids)
  await manager.query(`DELETE FROM matricula WHERE id IN (${placeholders})`, ids)
  for (const { nro_documento } of leaving) if (newPeople.has(nro_documento)) await deletePerson(manager, nro_documento)
}

/** Moves the judgment changes of the enrolments to `retirados` in the details of the imports. */
async function moveChanges(manager: EntityManager, leaving: CurrentEnrolment[]): Promise<void> {
  const placeholders = leaving.map(() => '?').join()
  const imports = await readImports(
    manager,
    `SELECT DISTINCT id_importacion AS id FROM cambio_matricula WHERE id_matricula IN (${placeholders})`,
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

/** Returns the names of the people in these changes, because the rows of the people are deleted. */
function namesIn(diffs: JudgmentDiff[], people: Map<string, CurrentEnrolment>) {
  const documents = new Set(diffs.map(({ nro_documento }) => nro_documento))
  return [...documents].flatMap((document) => {
    const person = people.get(document)
    if (!person) return []
    const { tipo_documento, nombre, apellido } = person
    return [{ tipo_documento, nro_documento: document, nombre, apellido }]
  })
}
