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
import { tap } from 'rxjs'
import { Sends } from '../validation/sends.decorator.js'
import { etagOf } from './versions.js'

/** Sends the row's version as `ETag`: `@Versioned((answer: UserAnswer) => answer.user.version)`. */
export const Versioned = <T>(versionOf: (answer: T) => number) =>
  applyDecorators(UseInterceptors(new EtagInterceptor(versionOf)), Sends('ETag'))

class EtagInterceptor<T> implements NestInterceptor<T> {
  constructor(private readonly versionOf: (answer: T) => number) {}

  intercept(context: ExecutionContext, next: CallHandler<T>) {
    const http = context.switchToHttp()
    // The ETag is the row's version and not of these bytes, which contain more than the row: a 304 could be stale.
    delete http.getRequest<Request>().headers['if-none-match']
    return next.handle().pipe(
      tap((answer) => {
        const headers = { etag: etagOf(this.versionOf(answer)), 'cache-control': 'no-store' }
        http.getResponse<Response>().set(headers)
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
      'The `ETag` of the last read. Where somebody saved since, the answer is 409 with the values as they are now (`actual`).',
  }
  ApiHeader(header)(controller, route, Object.getOwnPropertyDescriptor(controller, route) ?? {})
}

/** The `If-Match` header, for `requireVersion`. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<Request>().get('if-match'),
  [documented],
)
