import type { NextFunction, Request, Response } from 'express'
import { fail } from './errors/fail.js'

/** Refuses a request with two Host headers (https://www.rfc-editor.org/rfc/rfc9112#section-3.2). */
export function oneHost({ rawHeaders }: Request, _: Response, next: NextFunction): void {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host')
  next(hosts.length > 1 ? fail('malformed') : undefined)
}
