import { createCipheriv, createDecipheriv, scryptSync } from 'node:crypto'

// AES-256-GCM in parts of 64 KB, as age's payload is made (https://age-encryption.org/v1): the number of a part and
// whether it is the last one are its nonce, so that parts cannot be left out, moved or cut off. Each backup has a key of its
// own, and its header belongs to every part.

const CIPHER = 'aes-256-gcm'
const PART = 64 * 1024
const TAG = 16
const KEY_BYTES = 32
/** Takes 32 MB and a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

export const SALT_BYTES = 16

type Parts = AsyncIterable<Uint8Array>

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
 * @throws Error with a sentence for the operator where the key is another one, or a part is not as it was
 */
export async function* openParts(parts: Parts, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  for await (const { bytes, number, isLast } of cut(parts, PART + TAG)) {
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast)).setAAD(header)
      decipher.setAuthTag(bytes.subarray(-TAG))
      yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
    } catch {
      throw new Error(
        number === 0 ? 'La clave de BACKUP_KEY no es la de esta copia.' : 'La copia está alterada; use otra.',
      )
    }
  }
}

/** Cuts a stream into parts of one size. The last one may be shorter. */
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
