import { createHash, randomBytes } from 'node:crypto'
import type { Request } from 'express'

/** Says what it is where somebody finds one. */
const PREFIX = 'fichero_'

export const newToken = () => PREFIX + randomBytes(32).toString('base64url')

export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The deploy token of a request, as `Authorization: Bearer` (https://www.rfc-editor.org/rfc/rfc6750#section-2.1). */
export const bearerOf = (request: Request) =>
  /^Bearer ([\w-]{1,100})$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
