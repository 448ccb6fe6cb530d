import { type EntityManager, In } from 'typeorm'
import { upsertRows } from '../database/bulk-write.js'
import type { NumberChange } from '../imports/import-detail.entity.js'
import { lockRows } from '../records/lock-row.js'
import { Apprentice } from './apprentice.entity.js'
import { writeWords } from './apprentice-words.js'
import { Enrolment } from './enrolment.entity.js'
import { Ficha } from './ficha.entity.js'
import { FormerDocument } from './former-document.entity.js'
import { apprenticeRows, formerNumbers } from './former-documents.js'

/**
 * Moves a person's enrolments, in every ficha, to another document number, and keeps the former one. A ficha that has
 * both numbers stays as it is. Expects the row of the ficha at hand locked; locks those of the others.
 * @returns what `restoreNumber` needs
 */
export async function changeNumber(manager: EntityManager, antes: string, despues: string): Promise<NumberChange> {
  const persona = await manager.findOneByOrFail(Apprentice, { nro_documento: antes })
  const otra = await manager.findOneBy(Apprentice, { nro_documento: despues })
  const own = await fichasOf(manager, antes)
  await lockRows(manager, Ficha, { nro_ficha: In(own) })
  const taken = new Set(await fichasOf(manager, despues))
  const fichas = own.filter((nroFicha) => !taken.has(nroFicha))
  const anteriores = (await formerNumbers(manager, [antes])).get(antes) ?? []
  if (!otra) await writePeople(manager, [{ ...identityOf(persona), nro_documento: despues }])
  await moveEnrolments(manager, fichas, antes, despues)
  const retirado = fichas.length === own.length
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
  await writePeople(manager, [otra ?? { ...identityOf(persona), nro_documento: despues }])
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

/** Takes a change of a number back. What was written under the new number in the meantime stays the person's. */
export async function restoreNumber(
  manager: EntityManager,
  { antes, despues, persona, otra, fichas, anteriores, retirado }: NumberChange,
): Promise<void> {
  await lockRows(manager, Ficha, { nro_ficha: In(fichas) })
  const person = await manager.findOneBy(Apprentice, { nro_documento: antes })
  if (!person) await writePeople(manager, [{ ...persona, nro_documento: antes }])
  const taken = new Set(await fichasOf(manager, antes))
  await moveEnrolments(
    manager,
    fichas.filter((nroFicha) => !taken.has(nroFicha)),
    despues,
    antes,
  )
  if (retirado) {
    await manager.delete(FormerDocument, { nro_anterior: antes, nro_documento: despues })
    await writeFormer(manager, antes, anteriores)
  }
  await writePeople(manager, [person ?? { ...persona, nro_documento: antes }])
  const isLeft = (await fichasOf(manager, despues)).length === 0
  if (isLeft && !otra) await deletePerson(manager, despues)
  else if (otra) await writePeople(manager, [{ ...otra, nro_documento: despues }])
}

const writeFormer = (manager: EntityManager, nro_documento: string, former: NumberChange['anteriores']) =>
  upsertRows(
    manager,
    'documento_anterior',
    ['nro_anterior'],
    former.map((row) => ({ ...row, nro_documento })),
  )

const fichasOf = async (manager: EntityManager, nro_documento: string): Promise<number[]> =>
  (
    await manager.find(Enrolment, {
      select: { nro_ficha: true },
      where: { nro_documento },
      order: { nro_ficha: 'ASC' },
    })
  ).map(({ nro_ficha }) => nro_ficha)

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

async function writePeople(manager: EntityManager, people: Parameters<typeof apprenticeRows>[1]): Promise<void> {
  const rows = await apprenticeRows(manager, people)
  await upsertRows(manager, 'aprendiz', ['nro_documento'], rows)
  await writeWords(manager, rows, () => true)
}

/**
 * Deletes a person whom no ficha has. One statement, which on MySQL reads what others have committed: another ficha may
 * enrol the person at this moment.
 */
export async function deletePerson(manager: EntityManager, nro_documento: string): Promise<void> {
  for (const table of ['aprendiz_palabra', 'aprendiz'])
    await manager.query(
      `DELETE FROM ${table} WHERE nro_documento = ? AND NOT EXISTS (SELECT 1 FROM matricula m WHERE m.nro_documento = ?)`,
      [nro_documento, nro_documento],
    )
}
