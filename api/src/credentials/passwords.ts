import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)

/** The hash of a password that nobody knows. */
const unknownPasswordHash = hashPassword(randomBytes(32).toString('hex'))

/** Without a stored hash it takes as long and answers no, so that time does not tell which accounts exist. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unknownPasswordHash), password)
  return matches && stored != null
}
