import type { EntityManager } from 'typeorm'
import { Apprentice } from '../../areas/fichas/apprentice.entity.js'
import { formerNumbers, peopleByFormerNumber } from '../../areas/fichas/former-documents.js'

/**
 * Returns all document numbers of a person, the current number first. `document` is any of these numbers. A person who is not
 * an apprentice has one number.
 */
export async function documentNumbersOf(manager: EntityManager, document: string): Promise<[string, ...string[]]> {
  const isCurrent = await manager.existsBy(Apprentice, { nro_documento: document })
  const person = isCurrent ? undefined : (await peopleByFormerNumber(manager, [document])).get(document)
  const current = person?.nro_documento ?? document
  const former = (await formerNumbers(manager, [current])).get(current) ?? []
  return [current, ...former.map(({ nro_anterior }) => nro_anterior)]
}
