import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

/** Cost parameters of argon2id; the memory is in KiB. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the argon2id hash of a password, with its parameters and salt. */
export const hashPassword = (password: string) => hash(password, COST)

/** A hash that no password matches. */
const dummyHash = hashPassword(randomBytes(32).toString('hex'))

/**
 * Compares a password with a hash. Without a hash, returns false after the same time, so that response times do not
 * reveal which accounts exist
 * (https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-responses).
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash), password)
  return matches && stored != null
}
