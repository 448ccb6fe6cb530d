import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'

const readKeys = rowsOf(z.object({ id: z.int(), clave: z.string() }))

/** Returns the ids of a table's rows by a unique column. */
export async function idsBy(manager: EntityManager, table: string, column: string): Promise<Map<string, number>> {
  const rows = await readKeys(manager, `SELECT id, ${column} AS clave FROM ${table}`)
  return new Map(rows.map(({ id, clave }) => [clave, id]))
}
