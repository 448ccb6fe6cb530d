import { createSecretKey, randomBytes } from 'node:crypto'
import { SESSION_MS, TOKEN_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import { z } from 'zod'

/** Issuer and audience of all tokens. */
const ISSUER = 'fichero'
/**
 * Maximum clock difference of two nodes, in seconds. A token that was issued further in the future comes from a wrong
 * clock and would last too long.
 */
const MAX_CLOCK_SKEW_S = 300

/**
 * Options of the JWT module. The algorithm is fixed for signing and for verification, so that a token cannot choose it
 * (https://www.rfc-editor.org/rfc/rfc8725#section-3.1).
 */
export const jwtOptions = (secret: string) => ({
  // A key object and not a string: jsonwebtoken would try to parse a string as a public key on every request.
  // Stryker disable next-line StringLiteral: UTF-8 is Node's default encoding
  secret: createSecretKey(secret, 'utf8'),
  signOptions: { algorithm: 'HS256' as const, issuer: ISSUER, audience: ISSUER },
  verifyOptions: { algorithms: ['HS256' as const], issuer: ISSUER, audience: ISSUER },
})

const session = z.object({
  /** Identifies the session: random, the same in all of its tokens. */
  sid: z.string().regex(/^[\w-]{22}$/),
  /** When the user signed in, in seconds since 1970 (https://openid.net/specs/openid-connect-core-1_0.html#IDToken). */
  auth_time: z.int(),
})
/** The claims that all tokens of one sign-in share. */
export type Session = z.output<typeof session>

const claims = session.extend({
  /** The user's id. */
  sub: z.string().regex(/^\d+$/).transform(Number),
  /** The user's `version_token` at the time of issue. */
  v: z.int(),
  iat: z.int(),
  exp: z.int(),
})
/** The claims of a session token. */
export type Claims = z.output<typeof claims>

const nowInSeconds = () => Math.floor(Date.now() / 1000)
/** Returns a new session of a user who signed in at `auth_time`. */
export const newSession = (auth_time = nowInSeconds()): Session => ({
  sid: randomBytes(16).toString('base64url'),
  auth_time,
})

/** When the session ends even if its tokens are renewed, in seconds since 1970. */
export const endOf = ({ auth_time }: Session) => auth_time + SESSION_MS / 1000

/** Issues and verifies session tokens. */
@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  /** Issues the first token of a new session, or another token of `session`. No token outlives its session. */
  issue(user: { id: number; version_token: number }, session = newSession()): string {
    const { sid, auth_time } = session
    const expiresIn = Math.min(TOKEN_MS / 1000, endOf(session) - nowInSeconds())
    return this.jwt.sign({ v: user.version_token, sid, auth_time }, { subject: String(user.id), expiresIn })
  }

  /**
   * Returns the token's claims; undefined if the token is malformed, forged, expired, from the future or from another issuer.
   */
  read(token: string): Claims | undefined {
    try {
      const read = claims.safeParse(this.jwt.verify(token)).data
      return read && read.iat <= nowInSeconds() + MAX_CLOCK_SKEW_S ? read : undefined
    } catch {
      return undefined
    }
  }

  /** Whether the token should be renewed: half of its lifetime is over, and a new token would expire later. */
  isDue(claims: Claims): boolean {
    return Date.now() - claims.iat * 1000 > TOKEN_MS / 2 && claims.exp < endOf(claims)
  }
}
