import { createCipheriv, createDecipheriv, scryptSync } from 'node:crypto'
import { ALTERED } from './row-lines.js'

// AES-256-GCM in parts of 64 KB, like age's payload (https://age-encryption.org/v1): a part's nonce is its number and
// whether it is the last part, so that parts cannot be removed, moved or truncated. Each backup has another key. The backup's
// header is the additional authenticated data of every part.

const CIPHER = 'aes-256-gcm'
const PART = 64 * 1024
const TAG = 16
const KEY_BYTES = 32
/** Cost of scrypt: 32 MB and a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Length of the salt of a backup’s key. */
export const SALT_BYTES = 16

type Parts = AsyncIterable<Uint8Array>

/** Derives the key of a backup from `BACKUP_KEY`. */
export const keyOf = (secret: string, salt: Buffer) => scryptSync(secret, salt, KEY_BYTES, COST)

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Encrypts a stream. */
export async function* sealParts(parts: Parts, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, number, isLast } of cut(parts, PART)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts a stream.
 * @throws Error with a sentence for the operator if the key is wrong or a part was altered
 */
export async function* openParts(parts: Parts, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, number, isLast } of cut(parts, PART + TAG)) {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast)).setAAD(header)
      decipher.setAuthTag(bytes.subarray(-TAG))
      yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
    } catch {
      throw new Error(
        number === 0 ? 'La clave de BACKUP_KEY no es la de esta copia, o la copia está alterada.' : ALTERED,
      )
    }
  }
}

/** Splits a stream into parts of `size` bytes. The last part may be shorter. */
async function* cut(parts: Parts, size: number) {
  let rest = Buffer.alloc(0)
  let number = 0
  for await (const part of parts) {
    rest = Buffer.concat([rest, part])
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), number: number++, isLast: false }
  }
  yield { bytes: rest, number, isLast: true }
}
