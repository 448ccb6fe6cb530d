import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'

/** Returns the language that `Accept-Language` prefers of ours, Spanish if none. */
const languageAsked = (request: Request): Language =>
  LANGUAGES.find((one) => one === request.acceptsLanguages(...LANGUAGES)) ?? 'es'

/** The same, and marks the answer as being in it. */
export function answerLanguage(response: Response): Language {
  const language = languageAsked(response.req)
  response.set('Content-Language', language).vary('Accept-Language')
  return language
}

/** The language of the page that sends the request. */
export const PageLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => languageAsked(context.switchToHttp().getRequest<Request>()),
)
