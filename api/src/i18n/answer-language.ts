import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'

/** Returns the supported language that `Accept-Language` prefers; Spanish if it has none. */
const requestedLanguage = (request: Request): Language =>
  LANGUAGES.find((one) => one === request.acceptsLanguages(...LANGUAGES)) ?? 'es'

/** Returns the requested language, and sets the headers `Content-Language` and `Vary` of the response. */
export function answerLanguage(response: Response): Language {
  const language = requestedLanguage(response.req)
  response.set('Content-Language', language).vary('Accept-Language')
  return language
}

/** Injects the requested language, which the browser sends as the language of the page. */
export const PageLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => requestedLanguage(context.switchToHttp().getRequest<Request>()),
)
