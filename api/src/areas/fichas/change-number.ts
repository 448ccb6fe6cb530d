import { type EntityManager, In } from 'typeorm'
import { upsertRows } from '../../database/bulk-write.js'
import type { NumberChange } from '../../files/import-records/import-detail.entity.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { Apprentice } from './apprentice.entity.js'
import { writeWords } from './apprentice-words.js'
import { Enrolment } from './enrolment.entity.js'
import { Ficha } from './ficha.entity.js'
import { FormerDocument } from './former-document.entity.js'
import { apprenticeRows, formerNumbers, peopleByFormerNumber } from './former-documents.js'

/**
 * Moves a person's enrolments in all fichas to another document number and stores the former number. Skips fichas that have
 * both numbers. The caller must have locked the ficha in which the number changes; this function locks the other fichas.
 * @param antes the former number
 * @param despues the new number
 * @param tipo the document type of the new number; by default the type does not change
 * @returns the data that `restoreNumber` needs to revert the change
 */
export async function changeNumber(
  manager: EntityManager,
  antes: string,
  despues: string,
  tipo?: string,
): Promise<NumberChange> {
  const persona = await manager.findOneByOrFail(Apprentice, { nro_documento: antes })
  const otra = await manager.findOneBy(Apprentice, { nro_documento: despues })
  const enrolled = await fichasOf(manager, antes)
  await lockRows(manager, Ficha, { nro_ficha: In(enrolled) })
  const taken = new Set(await fichasOf(manager, despues))
  const fichas = enrolled.filter((nroFicha) => !taken.has(nroFicha))
  const anteriores = (await formerNumbers(manager, [antes])).get(antes) ?? []
  const person = { ...identityOf(otra ?? persona), nro_documento: despues, ...(tipo && { tipo_documento: tipo }) }
  if (!otra) await writePeople(manager, [person])
  await moveEnrolments(manager, fichas, antes, despues)
  const retirado = fichas.length === enrolled.length
  if (retirado) {
    const former = [...anteriores, { nro_anterior: antes, tipo_documento: persona.tipo_documento }]
    await manager.delete(FormerDocument, { nro_documento: antes })
    await writeFormer(
      manager,
      despues,
      former.filter(({ nro_anterior }) => nro_anterior !== despues),
    )
    await deletePerson(manager, antes)
  }
  await writePeople(manager, [person])
  return {
    antes,
    despues,
    persona: identityOf(persona),
    otra: otra && identityOf(otra),
    fichas,
    anteriores,
    retirado,
  }
}

/**
 * Reverts a number change. Data that was written under the new number since then stays with the person. If an import into
 * another ficha has changed the new number again, the enrolments move back from the number that the person has now. Does
 * nothing if nobody has the new number any more.
 */
export async function restoreNumber(
  manager: EntityManager,
  { antes, despues, persona, otra, fichas, anteriores, retirado }: NumberChange,
): Promise<void> {
  await lockRows(manager, Ficha, { nro_ficha: In(fichas) })
  const current =
    (await manager.findOneBy(Apprentice, { nro_documento: despues })) ??
    (await peopleByFormerNumber(manager, [despues])).get(despues)
  if (!current) return
  const currentNumber = current.nro_documento
  const person = (await manager.findOneBy(Apprentice, { nro_documento: antes })) ?? { ...persona, nro_documento: antes }
  await writePeople(manager, [person])
  const taken = new Set(await fichasOf(manager, antes))
  const free = fichas.filter((nroFicha) => !taken.has(nroFicha))
  await moveEnrolments(manager, free, currentNumber, antes)
  const isUnused = !otra && (await fichasOf(manager, currentNumber)).length === 0
  if (retirado) {
    await manager.delete(FormerDocument, { nro_anterior: antes })
    await writeFormer(manager, antes, anteriores)
  }
  // Former numbers added after the change move back too, because nobody else uses the current number.
  if (isUnused) await manager.update(FormerDocument, { nro_documento: currentNumber }, { nro_documento: antes })
  await writePeople(manager, [person])
  if (isUnused) await deletePerson(manager, currentNumber)
  else await writePeople(manager, [{ ...identityOf(otra ?? current), nro_documento: currentNumber }])
}

/** Changes the document type of a person; the number stays. */
export const changeType = (manager: EntityManager, person: Apprentice, tipo_documento: string): Promise<void> =>
  writePeople(manager, [{ ...person, tipo_documento }])

/** Stores former document numbers of a person. */
const writeFormer = (manager: EntityManager, nro_documento: string, former: NumberChange['anteriores']) =>
  upsertRows(
    manager,
    'documento_anterior',
    ['nro_anterior'],
    former.map((row) => ({ ...row, nro_documento })),
  )

/** Returns the numbers of the fichas in which a person is enrolled, in ascending order. */
export const fichasOf = async (manager: EntityManager, nro_documento: string): Promise<number[]> =>
  (
    await manager.find(Enrolment, {
      select: { nro_ficha: true },
      where: { nro_documento },
      order: { nro_ficha: 'ASC' },
    })
  ).map(({ nro_ficha }) => nro_ficha)

/** Moves the enrolments of these fichas from one document number to another. */
async function moveEnrolments(manager: EntityManager, fichas: number[], from: string, to: string): Promise<void> {
  if (fichas.length > 0)
    await manager.query(
      `UPDATE matricula SET nro_documento = ? WHERE nro_documento = ? AND nro_ficha IN (${fichas.map(() => '?')})`,
      [to, from, ...fichas],
    )
}

const identityOf = ({ tipo_documento, nombre, apellido }: NumberChange['persona']) => ({
  tipo_documento,
  nombre,
  apellido,
})

/** Writes people and their search words. */
async function writePeople(manager: EntityManager, people: Parameters<typeof apprenticeRows>[1]): Promise<void> {
  const rows = await apprenticeRows(manager, people)
  await upsertRows(manager, 'aprendiz', ['nro_documento'], rows)
  await writeWords(manager, rows, () => true)
}

/**
 * Deletes a person unless the person is enrolled in a ficha. The DELETE statement checks this, because another request may
 * enrol the person concurrently, and on MySQL a DELETE reads the latest committed rows.
 */
export async function deletePerson(manager: EntityManager, nro_documento: string): Promise<void> {
  for (const table of ['aprendiz_palabra', 'aprendiz'])
    await manager.query(
      `DELETE FROM ${table} WHERE nro_documento = ? AND NOT EXISTS (SELECT 1 FROM matricula m WHERE m.nro_documento = ?)`,
      [nro_documento, nro_documento],
    )
}
