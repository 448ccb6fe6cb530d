import type { NextFunction, Request, Response } from 'express'
import helmet, { type HelmetOptions } from 'helmet'

const HALF_A_YEAR = 180 * 24 * 60 * 60

/** Browser features that no page uses. */
const UNUSED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

type Directives = Record<string, string[]>

/** Policy of everything except pages, which have another policy: an answer must not run scripts, be framed or load anything. */
const ANSWER: Directives = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
}

/** Policy of the documentation page: scripts and styles of this origin, and Swagger UI's inline styles. */
const DOCS: Directives = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/**
 * Sets the security headers of every answer on the origin; the shell's page has another policy. There is no
 * `Access-Control-Allow-Origin`, so scripts of other origins can neither read answers nor send the token
 * (https://developer.mozilla.org/docs/Web/HTTP/Guides/CORS).
 */
export function securityHeaders(publicUrl: string) {
  const common: HelmetOptions = {
    frameguard: { action: 'deny' },
    // The URL of the password reset contains a secret.
    referrerPolicy: { policy: 'no-referrer' },
    // HSTS is only sent with TLS: over HTTP browsers ignore the header (https://www.rfc-editor.org/rfc/rfc6797#section-7.2),
    // and on localhost it would lock developers out.
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: HALF_A_YEAR, includeSubDomains: false },
  }
  const under = (directives: Directives) =>
    helmet({ ...common, contentSecurityPolicy: { useDefaults: false, directives } })
  const answer = under(ANSWER)
  const docs = under(DOCS)
  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Permissions-Policy', UNUSED_FEATURES)
    if (/^\/api\/docs(\/|$)/.test(request.path)) return docs(request, response, next)
    if (/^\/api(\/|$)/.test(request.path)) {
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Robots-Tag', 'noindex')
    }
    return answer(request, response, next)
  }
}
