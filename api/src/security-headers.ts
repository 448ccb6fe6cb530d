import type { NextFunction, Request, Response } from 'express'

const HALF_A_YEAR = 180 * 24 * 60 * 60

/** For what is not a page: nothing in it is ever to be run, framed, kept by a cache or loaded by another origin. */
const ANSWER = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The documentation is a page: its scripts and styles come from beside it, and Swagger UI styles its parts inline. */
const DOCS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Headers of every answer on the origin; the shell's page sets a policy of its own on top. Other origins get no
 * `Access-Control-Allow-Origin`, so that their scripts can neither read answers nor send the token.
 */
export function securityHeaders(publicUrl: string) {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Only behind TLS: without it the header would mean nothing, and on localhost it would lock developers out.
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HALF_A_YEAR}` }),
  }
  const answer = Object.entries({ ...everywhere, ...ANSWER })
  const docs = Object.entries({ ...everywhere, ...DOCS })
  const other = Object.entries(everywhere)
  return (request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headersFor(request.path)) response.setHeader(name, value)
    next()
  }

  function headersFor(path: string) {
    if (/^\/api\/docs(\/|$)/.test(path)) return docs
    return /^\/api(\/|$)/.test(path) ? answer : other
  }
}
