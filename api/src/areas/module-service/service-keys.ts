import { createECDH, createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import type { ServiceKeysAnswer } from '@fichero/contract/module-service.schema'
import { Injectable } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import type { Actor } from '../../access/current-user.decorator.js'
import { permissionsOf } from '../../access/permissions.js'
import { Config } from '../../config/config.js'
import { Secret } from '../../config/secret.js'

const CURVE = 'prime256v1'
const ALGORITHM = 'ES256'
/** Lifetime of a token in seconds: enough for one request and for clocks that differ. */
const LIFETIME_S = 60

/**
 * Signs the tokens that services get, with a key pair that every node derives from the secret of the sessions. A service checks
 * them with the public key, so that no team has a secret with which it could sign for other services.
 */
@Injectable()
export class ServiceKeys {
  readonly keys: ServiceKeysAnswer['keys']
  private readonly jwt: JwtService

  constructor(secret: Secret, { publicUrl: issuer }: Config) {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret.value, '', 'services of modules', 32)))
    const [d, point] = [pair.getPrivateKey(), pair.getPublicKey()]
    // An uncompressed point is a byte 4, then both coordinates.
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
      string,
      string,
    ]
    const publicKey = { crv: 'P-256', kty: 'EC', x, y }
    // The thumbprint of RFC 7638, whose members are in this order.
    const kid = createHash('sha256').update(JSON.stringify(publicKey)).digest('base64url')
    this.keys = [{ ...publicKey, kid, alg: ALGORITHM, use: 'sig' }]
    this.jwt = new JwtService({
      privateKey: createPrivateKey({ format: 'jwk', key: { ...publicKey, d: d.toString('base64url') } }),
      publicKey: createPublicKey({ format: 'jwk', key: publicKey }),
      signOptions: { algorithm: ALGORITHM, keyid: kid, issuer, expiresIn: LIFETIME_S },
    })
  }

  /** Returns a token that tells the service at `audience` who asks, from which module, and what this person may do. */
  sign(actor: Actor, modulo: string, audience: string): string {
    return this.jwt.sign({ modulo, permisos: permissionsOf(actor) }, { subject: String(actor.id), audience })
  }
}
