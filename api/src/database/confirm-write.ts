import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from './rows.js'

/** How each engine increments a row that may not exist yet. */
export const ADD_ONE = {
  sqlite: 'ON CONFLICT (id) DO UPDATE SET numero = numero + 1',
  mysql: 'ON DUPLICATE KEY UPDATE numero = numero + 1',
}

const readNumbers = rowsOf(z.object({ numero: z.int() }))

const readNumber = async (source: Parameters<typeof readNumbers>[0]) =>
  (await readNumbers(source, 'SELECT numero FROM prueba_escritura WHERE id = 1'))[0]?.numero ?? 0

/**
 * Writes a number and reads it back on another connection.
 * @throws Error if the other connection cannot read the number, which means that the commit was not stored
 */
export async function confirmWrite(
  write: (work: (manager: EntityManager) => Promise<number>) => Promise<number>,
  addOne: string,
  reader: Parameters<typeof readNumbers>[0],
): Promise<void> {
  const written = await write(async (manager) => {
    await manager.query(`INSERT INTO prueba_escritura (id, numero) VALUES (1, 1) ${addOne}`)
    return readNumber(manager)
  })
  // The number may be larger, because another node may have incremented it meanwhile.
  if ((await readNumber(reader)) < written) throw new Error('Another connection cannot read a committed write')
}
