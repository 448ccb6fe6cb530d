import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm'
import { User } from '../users/user.entity.js'
import { KnownOrigin } from './known-origin.entity.js'
import type { Origin } from './origin.decorator.js'

const DAY_MS = 24 * 3600 * 1000
/** How long a browser or an address stays known after a sign-in, in ms. Longer than the holidays. */
export const KNOWN_MS = 90 * DAY_MS
/** Maximum number of remembered browsers and addresses per user. */
const MAX_KNOWN = 20

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** Returns the stored form of a browser's token. */
const deviceHash = (token: string) => sha256(token)
/** Returns the stored form of an address. The prefix distinguishes addresses from tokens of browsers. */
const addressHash = (address: string) => sha256(`direccion:${address}`)

/**
 * Remembers the browsers and addresses from which users sign in. Their attempts from there have a separate limit, so that
 * failed sign-ins of strangers elsewhere do not lock users out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
@Injectable()
export class KnownOrigins {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the hash of the browser if the account has signed in with it, otherwise of the address if it is known. */
  async find(nro_documento: string, { device, address }: Origin): Promise<string | undefined> {
    const hashes = [...(device ? [deviceHash(device)] : []), addressHash(address)]
    const found = await this.dataSource.manager
      .createQueryBuilder(KnownOrigin, 'o')
      .innerJoin(User, 'u', 'u.id = o.id_usuario')
      .where('u.nro_documento = :nro_documento', { nro_documento })
      .andWhere('o.hash IN (:...hashes)', { hashes })
      .andWhere('o.vence > :now', { now: new Date() })
      .getMany()
    return hashes.find((hash) => found.some((origin) => origin.hash === hash))
  }

  /**
   * Remembers the browser and the address of a sign-in. The user's row must be locked. Returns the token for the browser's
   * cookie: the existing token if it is valid, otherwise a new token.
   */
  async remember(manager: EntityManager, id_usuario: number, { device, address }: Origin): Promise<string> {
    const token = device && (await isKnown(manager, device)) ? device : randomBytes(32).toString('base64url')
    const vence = new Date(Date.now() + KNOWN_MS)
    const rows = [deviceHash(token), addressHash(address)].map((hash) => ({ id_usuario, hash, vence }))
    await manager.upsert(KnownOrigin, rows, ['id_usuario', 'hash'])
    await forgetOldest(manager, id_usuario)
    return token
  }

  async forget(manager: EntityManager, id_usuario: number): Promise<void> {
    await manager.delete(KnownOrigin, { id_usuario })
  }
}

/** Whether any user has signed in with this browser: several users of a browser share the token. */
const isKnown = (manager: EntityManager, device: string) =>
  manager.existsBy(KnownOrigin, { hash: deviceHash(device), vence: MoreThan(new Date()) })

/** Deletes by key, because MySQL would lock more than the rows of a range, and concurrent sign-ins would deadlock. */
async function forgetOldest(manager: EntityManager, id_usuario: number): Promise<void> {
  const newestFirst = { vence: 'DESC', hash: 'ASC' } as const
  const origins = await manager.find(KnownOrigin, { where: { id_usuario }, order: newestFirst })
  const superfluous = origins.filter(({ vence }, index) => index >= MAX_KNOWN || vence.getTime() <= Date.now())
  if (superfluous.length > 0)
    await manager.delete(KnownOrigin, { id_usuario, hash: In(superfluous.map(({ hash }) => hash)) })
}
