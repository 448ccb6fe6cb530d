import { createSecretKey, randomBytes } from 'node:crypto'
import { SESSION_MS, TOKEN_MS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import { z } from 'zod'

const SELF = 'fichero'

/**
 * Options of the JWT module. The algorithm is fixed both ways, so that a token cannot choose it
 * (https://www.rfc-editor.org/rfc/rfc8725#section-3.1).
 */
export const jwtOptions = (secret: string) => ({
  // A key object and not a string: with a string, jsonwebtoken first tries on every request whether it is a public key.
  // Stryker disable next-line StringLiteral: UTF-8 is what Node takes without an encoding
  secret: createSecretKey(secret, 'utf8'),
  signOptions: { algorithm: 'HS256' as const, issuer: SELF, audience: SELF },
  verifyOptions: { algorithms: ['HS256' as const], issuer: SELF, audience: SELF },
})

const session = z.object({
  /** Identifies the session: random, the same in all of its tokens. */
  sid: z.string().regex(/^[\w-]{22}$/),
  /** When the user signed in, in seconds (https://openid.net/specs/openid-connect-core-1_0.html#IDToken). */
  auth_time: z.int(),
})
/** What all tokens of one sign-in have in common. */
export type Session = z.output<typeof session>

const claims = session.extend({
  sub: z.string().regex(/^\d+$/).transform(Number),
  v: z.int(),
  iat: z.int(),
  exp: z.int(),
})
export type Claims = z.output<typeof claims>

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const newSession = (): Session => ({ sid: randomBytes(16).toString('base64url'), auth_time: nowInSeconds() })

/** When the session ends in any case, in seconds. */
const endOf = ({ auth_time }: Session) => auth_time + SESSION_MS / 1000

@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  /** Issues the first token of a new session, or a further one of `session`, which lasts no longer than that. */
  issue(user: { id: number; version_token: number }, session = newSession()): string {
    const { sid, auth_time } = session
    const expiresIn = Math.min(TOKEN_MS / 1000, endOf(session) - nowInSeconds())
    return this.jwt.sign({ v: user.version_token, sid, auth_time }, { subject: String(user.id), expiresIn })
  }

  /** Returns the token's claims; undefined if it is forged, expired, from another server or not a token. */
  read(token: string): Claims | undefined {
    try {
      return claims.safeParse(this.jwt.verify(token)).data
    } catch {
      return undefined
    }
  }

  /** Returns whether half of the token's life is over and a new one would last longer. */
  isDue(claims: Claims): boolean {
    return Date.now() - claims.iat * 1000 > TOKEN_MS / 2 && claims.exp < endOf(claims)
  }
}
