import type { Session } from '../session/stored-session'

/** The headers of a request for JSON, with the session's token. */
export const headersOf = (session: Session | null, language: 'es' | 'en'): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  ...(session && { 'x-token': session.token }),
})

/** Sentences come in the language of the page, so that none is shown before its language has come. */
export const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'es')
