import { createHash, randomBytes } from 'node:crypto'

/** Says what it is where somebody finds one. */
const PREFIX = 'fichero_'

export const newToken = () => PREFIX + randomBytes(32).toString('base64url')

export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')
