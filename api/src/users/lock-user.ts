import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import { forUpdate } from '../versions/versions.js'
import { User } from './user.entity.js'

/**
 * Reads a person and keeps others from changing them until the transaction ends. It must be the transaction's first statement: MySQL
 * would show later ones the state of the first.
 */
export async function lockUser(
  manager: EntityManager,
  where: Pick<User, 'id'> | Pick<User, 'nro_documento'>,
): Promise<User> {
  const [column, value] = 'id' in where ? ['id', where.id] : ['nro_documento', where.nro_documento]
  await manager.query(`SELECT id FROM usuario WHERE ${column} = ? ${forUpdate(manager)}`, [value])
  const user = await manager.findOneBy(User, where)
  if (!user) throw fail('user_not_found')
  return user
}
