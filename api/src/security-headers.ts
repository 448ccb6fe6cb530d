import type { NextFunction, Request, Response } from 'express'
import helmet, { type HelmetOptions } from 'helmet'

const HALF_A_YEAR = 180 * 24 * 60 * 60

/** What no page of ours asks the browser for. */
const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

type Directives = Record<string, string[]>

/** For everything except pages, which replace it: answers must not be executed, framed or loaded from. */
const ANSWER: Directives = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
}

/** For the documentation page: own scripts and styles, and Swagger UI's inline styles. */
const DOCS: Directives = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/**
 * Headers of every answer on the origin; the shell's page sends its own policy. There is no
 * `Access-Control-Allow-Origin`, so scripts of other origins can neither read answers nor send the token
 * (https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS).
 */
export function securityHeaders(publicUrl: string) {
  const common: HelmetOptions = {
    frameguard: { action: 'deny' },
    // The address of the page to set a password contains a secret.
    referrerPolicy: { policy: 'no-referrer' },
    // Only with TLS: over HTTP browsers ignore the header (https://www.rfc-editor.org/rfc/rfc6797#section-7.2), and on
    // localhost it would lock developers out.
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: HALF_A_YEAR, includeSubDomains: false },
  }
  const under = (directives: Directives) =>
    helmet({ ...common, contentSecurityPolicy: { useDefaults: false, directives } })
  const answer = under(ANSWER)
  const docs = under(DOCS)
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', UNUSED_FEATURES)
    if (/^\/api\/docs(\/|$)/.test(request.path)) return docs(request, response, next)
    if (/^\/api(\/|$)/.test(request.path)) response.setHeader('Cache-Control', 'no-store')
    return answer(request, response, next)
  }
}
