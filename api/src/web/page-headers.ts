import { createHash } from 'node:crypto'

const REPORTS = '/api/remotes/csp'

interface Allowed {
  /** What stands in the page itself, as sources of the policy: hashes, or a nonce. */
  styles: string
  scripts?: string
  /** The origin from which a developer serves a remote. */
  developer?: string | undefined
}

/**
 * Headers of our documents: revalidated on each request, and restricted to our own scripts and styles, and those of the
 * origin from which a developer serves a remote.
 */
export const pageHeaders = ({ styles, scripts = '', developer }: Allowed) => {
  const theirs = developer ? ` ${developer}` : ''
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self'${scripts && ` ${scripts}`}${theirs}`,
      `style-src 'self' ${styles}${theirs}`,
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
  }
}

/** Returns the hashes of the scripts or styles that are part of a document, as sources of the policy. */
export const hashesIn = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
