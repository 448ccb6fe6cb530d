import { createHash, randomBytes } from 'node:crypto'
import { APPROVAL_LINK_MS } from '@fichero/contract/limits'
import { type EntityManager, IsNull, LessThan } from 'typeorm'
import { fail } from '../errors/fail.js'
import { lockRow } from '../records/lock-row.js'
import { Link, type LinkReason } from './link.entity.js'

const HOUR = 60 * 60 * 1000

/** Milliseconds that a link works. */
const LIFE: Record<LinkReason, number> = { aprobacion: APPROVAL_LINK_MS, recuperacion: HOUR }

/** Milliseconds after which an old link is not even told apart from one that never was. */
const REMEMBERED = 30 * 24 * HOUR

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a link for a person and returns its token, which is stored nowhere. */
export async function makeLink(manager: EntityManager, id_usuario: number, motivo: LinkReason): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await manager.delete(Link, { id_usuario, vence: LessThan(new Date(now - REMEMBERED)) })
  const vence = new Date(now + LIFE[motivo])
  await manager.insert(Link, { hash: hashOf(token), id_usuario, motivo, vence, usado: null })
  return token
}

/** The link of a token that still works; it says which way one does not. */
export const findLink = async (manager: EntityManager, token: string): Promise<Link> =>
  requireWorking(await manager.findOneBy(Link, { hash: hashOf(token) }))

function requireWorking(link: Link | null): Link {
  if (!link) throw fail('link_unknown')
  if (link.usado) throw fail('link_used')
  if (link.vence.getTime() <= Date.now()) throw fail('link_expired')
  return link
}

/**
 * Uses a link up, and with it every other one of the same person. Of two that come at once the second finds it used. Call it first in
 * the transaction, as `lockRow`.
 */
export async function useLink(manager: EntityManager, token: string): Promise<Link> {
  const link = requireWorking(await lockRow(manager, Link, { hash: hashOf(token) }))
  await manager.update(Link, { id_usuario: link.id_usuario, usado: IsNull() }, { usado: new Date() })
  return link
}
