import { createSecretKey } from 'node:crypto'
import { TOKEN_MS } from '@fichero/contract/limits'
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
  secret: createSecretKey(secret, 'utf8'),
  signOptions: { algorithm: 'HS256' as const, issuer: SELF, audience: SELF, expiresIn: TOKEN_MS / 1000 },
  verifyOptions: { algorithms: ['HS256' as const], issuer: SELF, audience: SELF },
})

const claims = z.object({ sub: z.string().regex(/^\d+$/).transform(Number), v: z.int(), iat: z.int(), exp: z.int() })
export type Claims = z.output<typeof claims>

@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  issue(user: { id: number; version_token: number }): string {
    return this.jwt.sign({ v: user.version_token }, { subject: String(user.id) })
  }

  /** Returns the token's claims; undefined if it is forged, expired, from another server or not a token. */
  read(token: string): Claims | undefined {
    try {
      return claims.safeParse(this.jwt.verify(token)).data
    } catch {
      return undefined
    }
  }

  isPastHalf({ iat }: Claims): boolean {
    return Date.now() - iat * 1000 > TOKEN_MS / 2
  }
}
