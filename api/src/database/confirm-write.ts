import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from './rows.js'

/** How each engine adds one to a row that may not be there yet. */
export const ADD_ONE = {
  sqlite: 'ON CONFLICT (id) DO UPDATE SET numero = numero + 1',
  mysql: 'ON DUPLICATE KEY UPDATE numero = numero + 1',
}

const readNumbers = rowsOf(z.object({ numero: z.int() }))

const readNumber = async (source: Parameters<typeof readNumbers>[0]) =>
  (await readNumbers(source, 'SELECT numero FROM prueba_escritura WHERE id = 1'))[0]?.numero ?? 0

/**
 * Writes a number and reads it on another connection: one that another connection cannot read was not stored.
 * @throws Error if it was not
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
  // Another server may have added to it meanwhile.
  if ((await readNumber(reader)) < written) throw new Error('What was committed cannot be read on another connection')
}
