import { languageCookie, languageInUrl, languageOf } from '@fichero/contract/language-cookie'
import type { Request, Response } from 'express'
import type { LandingService } from './landing.service.js'
import { pageHeaders } from './page-headers.js'

const ENCODINGS = ['br', 'gzip'] as const

/**
 * Sends the landing page in the user's language. A request with a language in its URL also sets the cookie, so that the
 * choice is kept without scripts. Caches store one copy per language and revalidate it. Returns false if it is not
 * built.
 */
export async function sendLanding(request: Request, response: Response, landings: LandingService): Promise<boolean> {
  const language = languageOf(request.url, request.headers.cookie)
  const landing = await landings.in(language)
  if (!landing) return false
  const asked = languageInUrl(request.url)
  if (asked) response.set('Set-Cookie', languageCookie(asked, landings.isSecure))
  const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one))
  if (encoding) response.set('Content-Encoding', encoding)
  response
    .set({
      ...pageHeaders({ styles: "style-src 'self'" }),
      'Content-Language': language,
      ETag: `"${landing.digest}-${encoding ?? 'identity'}"`,
    })
    .vary('Cookie')
    .vary('Accept-Encoding')
    .type('html')
    .send(landing[encoding ?? 'identity'])
  return true
}
