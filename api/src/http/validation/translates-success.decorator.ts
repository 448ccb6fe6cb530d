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
import { answerLanguage } from '../../i18n/answer-language.js'
import { reportIn, successSentence } from '../../i18n/sentences.js'
import { Sends } from './sends.decorator.js'

/** An answer that `succeed` built: `msg` is a code, not yet a sentence. */
interface SuccessAnswer {
  msg: SuccessCode
  /** An alias of `msg` that the specification requires. */
  message?: SuccessCode
  reporte?: ImportReport | null
}

class SentenceInterceptor implements NestInterceptor<SuccessAnswer> {
  intercept(context: ExecutionContext, next: CallHandler<SuccessAnswer>) {
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

/** Replaces the success code in `msg` by its sentence in the requested language. */
export const TranslatesSuccess = () =>
  applyDecorators(UseInterceptors(new SentenceInterceptor()), Sends('Content-Language'))
