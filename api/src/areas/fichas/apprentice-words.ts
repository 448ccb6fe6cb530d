import type { EntityManager } from 'typeorm'
import { upsertRows } from '../../database/bulk-write.js'
import { wordsOf } from '../../database/searchable.js'
import type { Apprentice } from './apprentice.entity.js'

type Person = Pick<Apprentice, 'nro_documento' | 'busqueda'>

const DOCUMENTS_PER_STATEMENT = 500

/**
 * Writes the search words of people. `isKnown` returns whether a person may already have words, which are deleted first. New
 * people have none: a DELETE without matching rows would make MySQL take gap locks and block concurrent imports
 * (https://dev.mysql.com/doc/refman/8.4/en/innodb-locking.html#innodb-gap-locks).
 */
export async function writeWords(manager: EntityManager, people: Person[], isKnown = (_document: string) => false) {
  const known = people.map(({ nro_documento }) => nro_documento).filter(isKnown)
  for (let start = 0; start < known.length; start += DOCUMENTS_PER_STATEMENT) {
    const batch = known.slice(start, start + DOCUMENTS_PER_STATEMENT)
    await manager.query(`DELETE FROM aprendiz_palabra WHERE nro_documento IN (${batch.map(() => '?')})`, batch)
  }
  const rows = people.flatMap(({ nro_documento, busqueda }) =>
    wordsOf(busqueda).map((palabra) => ({ palabra, nro_documento, busqueda })),
  )
  // Two concurrent imports may insert the same person.
  await upsertRows(manager, 'aprendiz_palabra', ['palabra', 'nro_documento'], rows)
}
