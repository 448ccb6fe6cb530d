import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { RefusedAddress } from './refused-address.entity.js'

// The link that stops messages to an address. Its token is the digest of the address with a signature: nothing is stored until
// somebody stops the messages, the link never expires, and it does not show the address.

const SIGNED = /^([0-9a-f]{64})([0-9a-f]{64})$/

const digestOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex')

const signatureOf = (digest: string, secret: string) =>
  createHmac('sha256', secret).update(`fichero opt-out ${digest}`).digest('hex')

/** Returns the token that stops messages to an address. */
export function optOutToken(address: string, secret: string): string {
  const digest = digestOf(address)
  return digest + signatureOf(digest, secret)
}

/** Returns the digest of the address whose messages a token stops; undefined if the token is not signed with the secret. */
export function digestIn(token: string, secret: string): string | undefined {
  const [, digest = '', signature = ''] = SIGNED.exec(token) ?? []
  const expected = signatureOf(digest, secret)
  const isSigned = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isSigned ? digest : undefined
}

export const isRefused = (manager: EntityManager, address: string): Promise<boolean> =>
  manager.existsBy(RefusedAddress, { hash: digestOf(address) })
