import type { ImportReport } from '@fichero/contract/imports.schema'
import type { SuccessCode } from '@fichero/contract/successes'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import type { Response } from 'express'
import { map } from 'rxjs'
import { answerLanguage } from '../language/answer-language.js'
import { reportIn, successSentence } from '../language/sentences.js'
import { Sends } from './sends.decorator.js'

/** What `succeed` makes, with the code in the place of the sentence. */
interface Said {
  msg: SuccessCode
  /** The specification's other name of it. */
  message?: SuccessCode
  reporte?: ImportReport | null
}

class SentenceInterceptor implements NestInterceptor<Said> {
  intercept(context: ExecutionContext, next: CallHandler<Said>) {
    return next.handle().pipe(
      map((answer) => {
        const language = answerLanguage(context.switchToHttp().getResponse<Response>())
        const msg = successSentence(answer.msg, language)
        return {
          ...answer,
          msg,
          ...(answer.message && { message: msg }),
          ...(answer.reporte && { reporte: reportIn(answer.reporte, language) }),
        }
      }),
    )
  }
}

/** Writes the sentence of a success in the language asked for. */
export const Says = () => applyDecorators(UseInterceptors(new SentenceInterceptor()), Sends('Content-Language'))
