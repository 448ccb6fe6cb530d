import { type EntityManager, In } from 'typeorm'
import { upsertRows } from '../database/bulk-write.js'
import type { NumberChange } from '../imports/import-detail.entity.js'
import { lockRows } from '../records/lock-row.js'
import { Apprentice } from './apprentice.entity.js'
import { writeWords } from './apprentice-words.js'
import { Enrolment } from './enrolment.entity.js'
import { Ficha } from './ficha.entity.js'
import { FormerDocument } from './former-document.entity.js'
import { apprenticeRows, formerNumbers, presentNumbers } from './former-documents.js'

/**
 * Moves a person's enrolments in all fichas to another document number and stores the former one. Skips fichas that
 * have both numbers. Expects the row of the current ficha locked; locks the rows of the others.
 * @param tipo the type of the new number; that of the person if it is omitted
 * @returns what `restoreNumber` needs
 */
export async function changeNumber(
  manager: EntityManager,
  antes: string,
  despues: string,
  tipo?: string,
): Promise<NumberChange> {
  const persona = await manager.findOneByOrFail(Apprentice, { nro_documento: antes })
  const otra = await manager.findOneBy(Apprentice, { nro_documento: despues })
  const own = await fichasOf(manager, antes)
  await lockRows(manager, Ficha, { nro_ficha: In(own) })
  const taken = new Set(await fichasOf(manager, despues))
  const fichas = own.filter((nroFicha) => !taken.has(nroFicha))
  const anteriores = (await formerNumbers(manager, [antes])).get(antes) ?? []
  const person = { ...identityOf(otra ?? persona), nro_documento: despues, ...(tipo && { tipo_documento: tipo }) }
  if (!otra) await writePeople(manager, [person])
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
 * Takes a change of a number back. What was written under the new number in the meantime stays the person's. Where
 * another ficha has changed the new number since, the change of that number is taken back; where nobody has it any
 * more, nothing is.
 */
export async function restoreNumber(
  manager: EntityManager,
  { antes, despues, persona, otra, fichas, anteriores, retirado }: NumberChange,
): Promise<void> {
  await lockRows(manager, Ficha, { nro_ficha: In(fichas) })
  const current =
    (await manager.findOneBy(Apprentice, { nro_documento: despues })) ??
    (await presentNumbers(manager, [despues])).get(despues)
  if (!current) return
  const present = current.nro_documento
  const person = (await manager.findOneBy(Apprentice, { nro_documento: antes })) ?? { ...persona, nro_documento: antes }
  await writePeople(manager, [person])
  const taken = new Set(await fichasOf(manager, antes))
  const free = fichas.filter((nroFicha) => !taken.has(nroFicha))
  await moveEnrolments(manager, free, present, antes)
  const isLeft = !otra && (await fichasOf(manager, present)).length === 0
  if (retirado) {
    await manager.delete(FormerDocument, { nro_anterior: antes })
    await writeFormer(manager, antes, anteriores)
  }
  // Former numbers that came after the change: nobody else is left whose they could be.
  if (isLeft) await manager.update(FormerDocument, { nro_documento: present }, { nro_documento: antes })
  await writePeople(manager, [person])
  if (isLeft) await deletePerson(manager, present)
  else await writePeople(manager, [{ ...identityOf(otra ?? current), nro_documento: present }])
}

/** Changes only the type of a person's document. */
export const changeType = (manager: EntityManager, person: Apprentice, tipo_documento: string): Promise<void> =>
  writePeople(manager, [{ ...person, tipo_documento }])

const writeFormer = (manager: EntityManager, nro_documento: string, former: NumberChange['anteriores']) =>
  upsertRows(
    manager,
    'documento_anterior',
    ['nro_anterior'],
    former.map((row) => ({ ...row, nro_documento })),
  )

/** The fichas of a person, by number. */
export const fichasOf = async (manager: EntityManager, nro_documento: string): Promise<number[]> =>
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
