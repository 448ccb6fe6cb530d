import { createHash, randomBytes } from 'node:crypto'

/** Makes a token recognizable as a secret of Fichero if it leaks into a log or a repository. */
const PREFIX = 'fichero_'

export const newToken = () => PREFIX + randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a token, which is stored instead of the token. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')
