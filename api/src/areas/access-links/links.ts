import { createHash, randomBytes } from 'node:crypto'
import { APPROVAL_LINK_MS, RECOVERY_LINK_MS } from '@fichero/contract/limits'
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm'
import { fail } from '../../errors/fail.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { Link, type LinkReason } from './link.entity.js'

/** How long a link works, in ms. */
export const LIFETIMES_MS: Record<LinkReason, number> = { aprobacion: APPROVAL_LINK_MS, recuperacion: RECOVERY_LINK_MS }

/** How many days an expired link stays stored. Afterwards its visitors get the error `link_unknown`, not a specific error. */
export const EXPIRED_LINK_RETENTION_DAYS = 30
const RETENTION_MS = EXPIRED_LINK_RETENTION_DAYS * 24 * 60 * 60 * 1000

/** Returns a random token of 256 bits, for the address of a link. */
export const newLinkToken = () => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a token, in hexadecimal. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Creates a link for a user and returns its token, which is not stored. */
export async function makeLink(manager: EntityManager, id_usuario: number, motivo: LinkReason): Promise<string> {
  const token = newLinkToken()
  const now = Date.now()
  await manager.delete(Link, { id_usuario, vence: LessThan(new Date(now - RETENTION_MS)) })
  const vence = new Date(now + LIFETIMES_MS[motivo])
  await manager.insert(Link, { hash: hashOf(token), id_usuario, motivo, vence, usado: null })
  return token
}

/**
 * Returns the link of a token, if the link can still be used.
 * @throws AppError `link_unknown`, `link_used` or `link_expired`
 */
export const findLink = async (manager: EntityManager, token: string): Promise<Link> =>
  requireWorking(await manager.findOneBy(Link, { hash: hashOf(token) }))

/** @throws AppError `link_unknown`, `link_used` or `link_expired` */
function requireWorking(link: Link | null): Link {
  if (!link) throw fail('link_unknown')
  if (link.usado) throw fail('link_used')
  if (link.vence.getTime() <= Date.now()) throw fail('link_expired')
  return link
}

/** Marks all unused links of a user as used, so that none of them works. */
export async function endLinks(manager: EntityManager, id_usuario: number): Promise<void> {
  await manager.update(Link, { id_usuario, usado: IsNull() }, { usado: new Date() })
}

/** Counts a user's links of this kind that have not expired, used or not. */
export const countRecentLinks = (manager: EntityManager, id_usuario: number, motivo: LinkReason) =>
  manager.countBy(Link, { id_usuario, motivo, vence: MoreThan(new Date()) })

/**
 * Marks a link and all other links of the same user as used. The second of two concurrent calls throws `link_used`. Must be
 * the transaction's first read, like `lockRow`.
 */
export async function consumeLink(manager: EntityManager, token: string): Promise<Link> {
  const link = requireWorking(await lockRow(manager, Link, { hash: hashOf(token) }))
  await endLinks(manager, link.id_usuario)
  return link
}
