import { createHash, randomBytes } from 'node:crypto'
import { APPROVAL_LINK_MS, RECOVERY_LINK_MS } from '@fichero/contract/limits'
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm'
import { fail } from '../errors/fail.js'
import { lockRow } from '../records/lock-row.js'
import { Link, type LinkReason } from './link.entity.js'

/** How long a link works, in ms. */
export const LIFETIMES_MS: Record<LinkReason, number> = { aprobacion: APPROVAL_LINK_MS, recuperacion: RECOVERY_LINK_MS }

/** Age in ms from which an old link is reported as unknown instead of expired or used. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates a link for a user and returns its token, which is not stored. */
export async function makeLink(manager: EntityManager, id_usuario: number, motivo: LinkReason): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await manager.delete(Link, { id_usuario, vence: LessThan(new Date(now - RETENTION_MS)) })
  const vence = new Date(now + LIFETIMES_MS[motivo])
  await manager.insert(Link, { hash: hashOf(token), id_usuario, motivo, vence, usado: null })
  return token
}

/**
 * Returns the link of a token that still works.
 * @throws AppError that tells an unknown, used and expired link apart.
 */
export const findLink = async (manager: EntityManager, token: string): Promise<Link> =>
  requireWorking(await manager.findOneBy(Link, { hash: hashOf(token) }))

function requireWorking(link: Link | null): Link {
  if (!link) throw fail('link_unknown')
  if (link.usado) throw fail('link_used')
  if (link.vence.getTime() <= Date.now()) throw fail('link_expired')
  return link
}

/** Ends all links of a user that were not used. */
export async function endLinks(manager: EntityManager, id_usuario: number): Promise<void> {
  await manager.update(Link, { id_usuario, usado: IsNull() }, { usado: new Date() })
}

/** How many links of this kind, used or not, were made within their lifetime. */
export const countRecentLinks = (manager: EntityManager, id_usuario: number, motivo: LinkReason) =>
  manager.countBy(Link, { id_usuario, motivo, vence: MoreThan(new Date()) })

/**
 * Marks a link and all others of the same user as used. Of two concurrent calls the second fails because the link is
 * used. Must be the transaction's first read, as `lockRow`.
 */
export async function consumeLink(manager: EntityManager, token: string): Promise<Link> {
  const link = requireWorking(await lockRow(manager, Link, { hash: hashOf(token) }))
  await endLinks(manager, link.id_usuario)
  return link
}
