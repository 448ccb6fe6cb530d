import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { Response } from 'express'

/** Returns the language that `Accept-Language` prefers of ours, Spanish if none, and marks the answer as being in it. */
export function answerLanguage(response: Response): Language {
  const language = LANGUAGES.find((one) => one === response.req.acceptsLanguages(...LANGUAGES)) ?? 'es'
  response.set('Content-Language', language).vary('Accept-Language')
  return language
}
