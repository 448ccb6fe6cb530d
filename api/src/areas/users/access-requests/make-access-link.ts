import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { audit } from '../../../records/audit/audit.js'
import { endLinks, makeLink } from '../../access-links/links.js'
import type { User } from '../user.entity.js'
import { endWaiting } from '../waiting/waiting.js'

/**
 * Creates a link to set a password, and returns the link's token. Earlier links stop working. The user's row must be locked.
 * @param actor null if the operator runs the command for access links
 */
export async function makeAccessLink(manager: EntityManager, actor: Actor | null, user: User): Promise<string> {
  const { id } = user
  await endLinks(manager, id)
  await endWaiting(manager, user)
  await audit(manager, { actor, accion: 'users:access-link', entidad: 'usuario', entidad_id: id })
  return makeLink(manager, id, 'aprobacion')
}
