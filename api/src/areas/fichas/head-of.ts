import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { seesUser } from '../../access/scope.js'
import { User } from '../users/user.entity.js'

/** Returns the user with a document number whom the actor may make the head of a ficha: one whom she sees, or the current head. */
export async function headOf(manager: EntityManager, actor: Actor, nro_documento: string, current?: number) {
  const head = await manager.findOneBy(User, { nro_documento })
  if (!head) return null
  return head.id === current || (await seesUser(manager, actor, head.id)) ? head : null
}
