import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm'
import { upsertRows } from '../bulk-write.js'
import { searchable, wordsOf } from '../searchable.js'

const ROWS_PER_BATCH = 500

type Key = number | string
interface Row {
  clave: Key
  busqueda: string
}

/**
 * Refills the search columns, in which punctuation now separates words. The new text is computed from the stored one, so a
 * repetition changes nothing, and an interrupted migration goes on where it stopped.
 */
export class SearchColumns1800000000029 implements MigrationInterface {
  name = 'SearchColumns1800000000029'

  async up(runner: QueryRunner): Promise<void> {
    await refill(runner, 'usuario', 'id', 0)
    await refill(runner, 'programa', 'id', 0)
    await refill(runner, 'aprendiz', 'nro_documento', '', writeWords)
  }

  async down(): Promise<void> {
    // Earlier versions find words in these texts too.
  }
}

/** Refills the column of a table. `writeRest` writes what depends on the rows with these keys, in the same transaction. */
async function refill(
  runner: QueryRunner,
  table: string,
  key: string,
  first: Key,
  writeRest = async (_manager: EntityManager, _keys: Key[]) => {},
): Promise<void> {
  const batchAfter = `SELECT ${key} AS clave, busqueda FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${ROWS_PER_BATCH}`
  for (let last = first; ; ) {
    const rows: Row[] = await runner.query(batchAfter, [last])
    const end = rows.at(-1)
    if (!end) return
    last = end.clave
    const changed = rows
      .map((row) => ({ ...row, before: row.busqueda, busqueda: searchable(row.busqueda) }))
      .filter(({ busqueda, before }) => busqueda !== before)
    if (changed.length === 0) continue
    await runner.manager.transaction(async (manager) => {
      // Another node may have renamed somebody since.
      for (const { clave, busqueda, before } of changed)
        await manager.query(`UPDATE ${table} SET busqueda = ? WHERE ${key} = ? AND busqueda = ?`, [
          busqueda,
          clave,
          before,
        ])
      await writeRest(
        manager,
        changed.map(({ clave }) => clave),
      )
    })
  }
}

/** Replaces the words of people by those of the stored texts, which another node may have written. */
async function writeWords(manager: EntityManager, documents: Key[]): Promise<void> {
  const ofPeople = `WHERE nro_documento IN (${documents.map(() => '?')})`
  await manager.query(`DELETE FROM aprendiz_palabra ${ofPeople}`, documents)
  const people: Row[] = await manager.query(
    `SELECT nro_documento AS clave, busqueda FROM aprendiz ${ofPeople}`,
    documents,
  )
  const rows = people.flatMap(({ clave, busqueda }) =>
    wordsOf(busqueda).map((palabra) => ({ palabra, nro_documento: clave, busqueda })),
  )
  await upsertRows(manager, 'aprendiz_palabra', ['palabra', 'nro_documento'], rows)
}
