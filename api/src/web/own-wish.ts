import type { Request, Response } from 'express'

/** By whose wish a browser opens an address: typed or from another program, and from our own page. */
export const OWN_WISH = ['none', 'same-origin']

/**
 * The opener policy takes a page out of the hands of another site that opened it, which could lead it elsewhere. The browser
 * starts another process for it before it shows anything, so it is left out where no other site can have opened the page.
 */
export function keepOpener(request: Request, response: Response) {
  response.vary('Sec-Fetch-Site')
  if (OWN_WISH.includes(request.get('sec-fetch-site') ?? '')) response.removeHeader('Cross-Origin-Opener-Policy')
}
