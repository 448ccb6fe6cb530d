import type { Request, Response } from 'express'

/** Values of `Sec-Fetch-Site` for a page that the user, another program or the same origin has opened. */
export const DIRECT_SITES = ['none', 'same-origin']

/**
 * Removes the opener policy from pages that no other site has opened. The policy isolates a page from its opener, which could
 * navigate it elsewhere, but the browser then starts another process before it shows anything.
 */
export function relaxOpenerPolicy(request: Request, response: Response) {
  response.vary('Sec-Fetch-Site')
  if (DIRECT_SITES.includes(request.get('sec-fetch-site') ?? '')) response.removeHeader('Cross-Origin-Opener-Policy')
}
