import { createHmac } from 'node:crypto'
import { TEST_SECRET } from './api.js'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The current time in seconds since 1970. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Parts of the token that differ from a valid token. */
interface Forgery {
  header?: object
  claims?: object
  secret?: string
  hash?: string
}

/** Signs a session token for the user. Without overrides the token is valid. */
export function forgeToken(
  user: { id: number },
  { header, claims, secret = TEST_SECRET, hash = 'sha256' }: Forgery = {},
) {
  const iat = nowInSeconds()
  const session = { sid: 'a'.repeat(22), auth_time: iat }
  const right = { sub: String(user.id), v: 0, ...session, iat, exp: iat + 60, iss: 'fichero', aud: 'fichero' }
  const head = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ ...right, ...claims })}`
  return `${head}.${createHmac(hash, secret).update(head).digest('base64url')}`
}

export const expiredToken = (user: { id: number }) =>
  forgeToken(user, { claims: { iat: nowInSeconds() - 100, exp: nowInSeconds() - 1 } })

/** Returns a token without a signature. */
export const unsignedToken = (user: { id: number }) =>
  forgeToken(user, { header: { alg: 'none' } }).replace(/[^.]*$/, '')
