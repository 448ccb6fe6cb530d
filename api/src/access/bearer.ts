import type { Request } from 'express'

/** The token of `Authorization: Bearer`, or '' (https://www.rfc-editor.org/rfc/rfc6750#section-2.1). */
export const bearerOf = (request: Request) =>
  /^Bearer ([\w-]{1,100})$/i.exec(request.get('authorization') ?? '')?.[1] ?? ''
