import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { map } from 'rxjs'
import { compareTagAlone } from '../validation/compare-tag-alone.js'
import { Sends } from '../validation/sends.decorator.js'
import { etagOf } from './versions.js'

/**
 * Sends the row's version as `ETag`, and where it is read a hash of the answer too, by which Express answers 304:
 * `@Versioned((answer: UserAnswer) => answer.user.version)`.
 */
export const Versioned = <T>(versionOf: (answer: T) => number) =>
  applyDecorators(UseInterceptors(new EtagInterceptor(versionOf)), Sends('ETag'))

class EtagInterceptor<T> implements NestInterceptor<T, T | string> {
  constructor(private readonly versionOf: (answer: T) => number) {}

  intercept(context: ExecutionContext, next: CallHandler<T>) {
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    const isRead = ['GET', 'HEAD'].includes(request.method)
    compareTagAlone(request)
    return next.handle().pipe(
      map((answer) => {
        // The text of its hash is also what is sent: a long answer is written once.
        const text = isRead ? JSON.stringify(answer) : undefined
        http.getResponse<Response>().set({
          etag: etagOf(this.versionOf(answer), text),
          // Browsers keep nothing: on the disk of a shared computer it would outlive the session.
          'cache-control': 'no-store',
          ...(text !== undefined && { 'content-type': 'application/json' }),
        })
        return text ?? answer
      }),
    )
  }
}

/** Documents the header on the route that reads it. */
const documented: ParameterDecorator = (controller, route) => {
  // Stryker disable next-line ConditionalExpression: no constructor takes the header
  if (route === undefined) return
  const header = {
    name: 'If-Match',
    required: false,
    description:
      'The `ETag` of the last read or change, or the `version` of the row (of a program its `revision`) in quotes, as lists have it: `"3"`. Where somebody saved since, the answer is 412 with the values as they are now (`actual`).',
  }
  ApiHeader(header)(controller, route, Object.getOwnPropertyDescriptor(controller, route) ?? {})
}

/** The `If-Match` header, for `requireVersion`. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<Request>().get('if-match'),
  [documented],
)
