import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { workplacesOf } from '../centres/known-centres.js'
import { User } from './user.entity.js'

/** A user, with the ids of the centres in which the user works. */
export type UserOfCentres = User & { centros: number[] }

/** Adds the centres in which users work. */
export async function addCentres(manager: EntityManager, users: User[]): Promise<UserOfCentres[]> {
  const ids = users.map(({ id }) => id)
  const centres = await workplacesOf(manager, ids)
  return users.map((user) => Object.assign(user, { centros: centres.get(user.id) ?? [] }))
}

/**
 * Locks a user until the transaction ends, like `lockRow`. Throws `user_not_found` if there is none. Call `authorize` before
 * any other check: it answers the same for a user of another centre.
 */
export async function lockUser(manager: EntityManager, key: FindOptionsWhere<User>): Promise<UserOfCentres> {
  const user = await lockRow(manager, User, key, 'user_not_found')
  const centros = (await workplacesOf(manager, [user.id])).get(user.id) ?? []
  return Object.assign(user, { centros })
}
