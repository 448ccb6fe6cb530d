const REPORTS = '/api/remotes/csp'

/** Headers of our documents: revalidated on each request, and restricted to our own scripts. */
export const pageHeaders = (styles: string) => ({
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    styles,
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
})
