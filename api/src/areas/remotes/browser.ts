import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/** The first match counts: most browsers also claim to be Chrome or Safari. */
const FAMILIES = [
  ['Edge', /\bEdgA?\/(\d{1,3})\./],
  ['Opera', /\bOPR\/(\d{1,3})\./],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,3})\./],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,3})\./],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,3})\./],
  ['Safari', /\bVersion\/(\d{1,3})\.[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const

/** Returns only the family and major version of a browser, or `?`. */
export function browserOf(userAgent = ''): string {
  for (const [family, sign] of FAMILIES) {
    const major = sign.exec(userAgent)?.[1]
    if (major) return `${family} ${major}`
  }
  return '?'
}

/** Injects the browser of the request, as family and major version. */
export const Browser = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  browserOf(context.switchToHttp().getRequest<Request>().headers['user-agent']),
)
