import { languageCookie, languageInUrl } from '@fichero/contract/language-cookie'
import type { Request, Response } from 'express'

/** Stores the language of the URL in the cookie, so that the choice persists without scripts. */
export function setLanguageCookie({ originalUrl }: Request, response: Response, isSecure: boolean) {
  const requested = languageInUrl(originalUrl)
  if (requested) response.set('Set-Cookie', languageCookie(requested, isSecure))
}
