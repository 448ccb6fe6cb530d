import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Message } from './message.js'

// Encrypts stored messages, because they contain links to set passwords and readers of the database or of a backup must
// not find usable links. AES-256-GCM, with a key that is derived from the secret of the sessions (JWT_SECRET).

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const person = z.object({ name: z.string(), address: z.string() })
const message = z.object({
  to: person,
  from: z.string().optional(),
  replyTo: person.optional(),
  subject: z.string(),
  text: z.string(),
  until: z.iso.datetime().transform((value) => new Date(value)),
})

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'fichero pending mail', 32))

/** Encrypts a message: IV, authentication tag and ciphertext, as base64. */
export function seal(content: Message, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts a message. Returns undefined if the text was encrypted with another secret or changed since. */
export function unseal(text: string, secret: string): Message | undefined {
  try {
    const bytes = Buffer.from(text, 'base64')
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return message.parse(JSON.parse(plain.toString('utf8')))
  } catch {
    return undefined
  }
}
