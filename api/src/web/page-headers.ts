import { createHash } from 'node:crypto'

const REPORTS = '/api/remotes/csp'

interface Allowed {
  /** The directive for style sheets. */
  styles: string
  /** Hashes of scripts that are part of the document, as `'sha256-…'`. */
  scripts?: string[]
  /** The origin from which a developer serves a remote. */
  developer?: string | undefined
}

/**
 * Headers of our documents: revalidated on each request, and restricted to our own scripts, and those of the origin from
 * which a developer serves a remote.
 */
export const pageHeaders = ({ styles, scripts = [], developer }: Allowed) => {
  const theirs = developer ? ` ${developer}` : ''
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': [
      "default-src 'self'",
      `${["script-src 'self'", ...scripts].join(' ')}${theirs}`,
      styles + theirs,
      // Their server says over a WebSocket what has changed.
      ...(developer ? [`connect-src 'self'${theirs}${theirs.replace('http', 'ws')}`] : []),
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-to csp',
      // For browsers that do not know `report-to`; the others ignore it.
      `report-uri ${REPORTS}`,
    ].join('; '),
    'Reporting-Endpoints': `csp="${REPORTS}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Returns the hashes of the scripts that are part of a document. */
export const scriptHashes = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
