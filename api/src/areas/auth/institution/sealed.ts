import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'

// Encrypts what only this installation may read, as a JWE (https://www.rfc-editor.org/rfc/rfc7516).

const HEADER = { alg: 'dir', enc: 'A256GCM' }

const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'fichero institution', 32))

/** Encrypts values, which can be read until `expires`. `use` distinguishes texts with different meanings. */
export const seal = (values: JWTPayload, { use, expires, secret }: { use: string; expires: Date; secret: string }) =>
  new EncryptJWT(values)
    .setProtectedHeader(HEADER)
    .setAudience(use)
    .setIssuedAt()
    .setExpirationTime(expires)
    .encrypt(keyOf(secret))

/** Decrypts values; undefined if they have expired, were changed, or have another use. */
export async function unseal(text: string, { use, secret }: { use: string; secret: string }) {
  try {
    const options = { audience: use, keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] }
    return (await jwtDecrypt(text, keyOf(secret), options)).payload
  } catch {
    return undefined
  }
}
