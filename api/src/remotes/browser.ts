import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/** The first that holds: most say that they are Chrome or Safari too. */
const FAMILIES = [
  ['Edge', /\bEdgA?\/(\d{1,3})\./],
  ['Opera', /\bOPR\/(\d{1,3})\./],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,3})\./],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})\./],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,3})\./],
  ['Safari', /\bVersion\/(\d{1,3})\.[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const

/** Returns the family and major version of a browser: no more of what it says of itself, and no other word. */
export function browserOf(userAgent = ''): string {
  for (const [family, sign] of FAMILIES) {
    const major = sign.exec(userAgent)?.[1]
    if (major) return `${family} ${major}`
  }
  return '?'
}

/** The browser that makes the request. */
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  browserOf(context.switchToHttp().getRequest<Request>().headers['user-agent']),
)
