import type { EntityManager } from 'typeorm'
import { Apprentice } from '../fichas/apprentice.entity.js'
import { formerNumbers, presentNumbers } from '../fichas/former-documents.js'

/** All document numbers of a person, that of today first. `document` is any of them, also of somebody who is no apprentice. */
export async function numbersOf(manager: EntityManager, document: string): Promise<[string, ...string[]]> {
  const isPresent = await manager.existsBy(Apprentice, { nro_documento: document })
  const person = isPresent ? undefined : (await presentNumbers(manager, [document])).get(document)
  const present = person?.nro_documento ?? document
  const former = (await formerNumbers(manager, [present])).get(present) ?? []
  return [present, ...former.map(({ nro_anterior }) => nro_anterior)]
}
