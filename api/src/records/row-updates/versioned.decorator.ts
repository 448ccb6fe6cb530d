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
import { allowNotModified } from '../../http/validation/allow-not-modified.js'
import { Sends } from '../../http/validation/sends.decorator.js'
import { etagOf } from './versions.js'

/**
 * Sends the row's version as `ETag`: `@Versioned((answer: UserAnswer) => answer.user.version)`. The ETag of a read also has
 * a hash of the answer, with which Express decides whether to answer 304.
 */
export const Versioned = <T>(versionOf: (answer: T) => number) =>
  applyDecorators(UseInterceptors(new EtagInterceptor(versionOf)), Sends('ETag'))

class EtagInterceptor<T> implements NestInterceptor<T, T | string> {
  constructor(private readonly versionOf: (answer: T) => number) {}

  intercept(context: ExecutionContext, next: CallHandler<T>) {
    const http = context.switchToHttp()
    const request = http.getRequest<Request>()
    const isRead = ['GET', 'HEAD'].includes(request.method)
    allowNotModified(request)
    return next.handle().pipe(
      map((answer) => {
        // The answer is serialized once, for the hash and for the response.
        const text = isRead ? JSON.stringify(answer) : undefined
        http.getResponse<Response>().set({
          etag: etagOf(this.versionOf(answer), text),
          // An answer in the browser's disk cache would outlive the session, on a computer that several people use.
          'cache-control': 'no-store',
          ...(text !== undefined && { 'content-type': 'application/json' }),
        })
        return text ?? answer
      }),
    )
  }
}

/** Documents the `If-Match` header in the OpenAPI document. */
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

/** Injects the `If-Match` header, for `requireVersion`. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<Request>().get('if-match'),
  [documented],
)
