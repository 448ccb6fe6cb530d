import type { NextFunction, Request, Response } from 'express'
import helmet, { type HelmetOptions } from 'helmet'

const HALF_A_YEAR = 180 * 24 * 60 * 60

type Directives = Record<string, string[]>

/** For what is not a page: nothing in it is ever to be run, framed or sent anywhere. */
const ANSWER: Directives = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
}

/** The documentation is a page: its scripts and styles come from beside it, and Swagger UI styles its parts inline. */
const DOCS: Directives = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/**
 * Headers of every answer on the origin; the shell's page brings a policy of its own. Other origins get no
 * `Access-Control-Allow-Origin`, so that their scripts can neither read answers nor send the token.
 */
export function securityHeaders(publicUrl: string) {
  const common: HelmetOptions = {
    frameguard: { action: 'deny' },
    // The address of the page that sets a password is a secret.
    referrerPolicy: { policy: 'no-referrer' },
    // Only behind TLS: without it the header would mean nothing, and on localhost it would lock developers out.
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: HALF_A_YEAR, includeSubDomains: false },
  }
  const under = (directives: Directives) =>
    helmet({ ...common, contentSecurityPolicy: { useDefaults: false, directives } })
  const answer = under(ANSWER)
  const docs = under(DOCS)
  const other = helmet({ ...common, contentSecurityPolicy: false })
  return (request: Request, response: Response, next: NextFunction) => {
    if (/^\/api\/docs(\/|$)/.test(request.path)) return docs(request, response, next)
    if (!/^\/api(\/|$)/.test(request.path)) return other(request, response, next)
    response.setHeader('Cache-Control', 'no-store')
    return answer(request, response, next)
  }
}
