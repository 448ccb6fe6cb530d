import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { endLinks, makeLink } from '../../credentials/links.js'
import type { User } from '../user.entity.js'

/**
 * Returns the token of a link with which a user, whose row is locked, makes a password. Earlier links stop working.
 * @param actor null for whoever keeps the system running
 */
export async function makeAccessLink(manager: EntityManager, actor: Actor | null, { id }: User): Promise<string> {
  await endLinks(manager, id)
  await audit(manager, { actor, accion: 'users:access-link', entidad: 'usuario', entidad_id: id })
  return makeLink(manager, id, 'aprobacion')
}
