import type { Session } from '../session/stored-session'

/** The headers of a request for JSON, with the session's token. */
export const headersOf = (session: Session | null, language: 'es' | 'en'): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': language,
  ...(session && { 'x-token': session.token }),
})
