import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

/** Cost parameters of argon2id; the memory is in KiB. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Returns the argon2id hash of a password, with its parameters and salt. Keyboards compose letters such as ñ in different ways;
 * the hash is of the composed form (NFC).
 */
export const hashPassword = (password: string) => hash(password.normalize('NFC'), COST)

/** A hash that no password matches. */
const dummyHash = hashPassword(randomBytes(32).toString('hex'))

/**
 * Compares a password with a hash. Without a hash, returns false after the same time, so that response times do not
 * reveal which accounts exist
 * (https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-responses).
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  // Hashes of earlier versions are of the password as it was typed, in either form.
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')])
  let matches = false
  // Every form is compared, so that the time does not depend on the one that matches.
  for (const form of forms) if (await verify(stored ?? (await dummyHash), form)) matches = true
  return matches && stored != null
}
