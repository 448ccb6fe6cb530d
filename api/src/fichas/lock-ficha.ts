import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import { forUpdate } from '../versions/versions.js'
import { Ficha } from './ficha.entity.js'

/**
 * Reads a ficha's row and keeps others from changing it until the transaction ends. It must be the transaction's first statement:
 * MySQL would show later ones the state of the first.
 */
export async function lockFichaRow(manager: EntityManager, nro_ficha: number): Promise<Ficha> {
  await manager.query(`SELECT nro_ficha FROM ficha WHERE nro_ficha = ? ${forUpdate(manager)}`, [nro_ficha])
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  if (!ficha) throw fail('ficha_not_found')
  return ficha
}
