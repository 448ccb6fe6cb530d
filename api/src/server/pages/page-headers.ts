import { createHash } from 'node:crypto'

const REPORTS = '/api/remotes/csp'

/** What the content security policy of a page allows. */
interface Allowed {
  /** CSP sources of inline styles and scripts: hashes, or a nonce. */
  styles: string
  scripts?: string
  /** Hashes of the values of style attributes, as CSP sources. */
  styleAttributes?: string
  /** The origin from which a developer serves a remote. */
  developer?: string | undefined
}

/**
 * Returns the headers of an HTML page: caches revalidate the page on each request, and its policy allows only scripts and
 * styles of this origin and of the origin from which a developer serves a remote.
 */
export const pageHeaders = ({ styles, scripts = '', styleAttributes = '', developer }: Allowed) => {
  const developerSource = developer ? ` ${developer}` : ''
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self'${scripts && ` ${scripts}`}${developerSource}`,
      `style-src 'self' ${styles}${developerSource}`,
      ...(styleAttributes ? [`style-src-attr 'unsafe-hashes' ${styleAttributes}`] : []),
      // The development server reports changes over a WebSocket.
      ...(developer ? [`connect-src 'self'${developerSource}${developerSource.replace('http', 'ws')}`] : []),
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-to csp',
      // For browsers without `report-to`; others ignore this directive.
      `report-uri ${REPORTS}`,
    ].join('; '),
    'Reporting-Endpoints': `csp="${REPORTS}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
}

/** Returns the hashes of the inline scripts or styles of a document as CSP sources. */
export const hashesIn = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => hashOf(text)).join(' ')

/** Returns the distinct hashes of the style attributes of a document as CSP sources. React escapes quotation marks in text. */
export const styleAttributesIn = (html: string) =>
  [...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => hashOf(unescaped(value))))].join(' ')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Decodes an attribute value that React has escaped. */
const unescaped = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
