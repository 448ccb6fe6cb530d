import type { Session } from '../session/stored-session'

/** The headers of a request for JSON, with the session's token. */
export const headersOf = (session: Session | null, language: 'es' | 'en'): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  ...(session && { 'x-token': session.token }),
})

/** The language of the page as it is rendered now, in which the API writes its messages. A new language may be loading. */
export const pageLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'es')
