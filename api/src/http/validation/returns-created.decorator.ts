import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { Response } from 'express'
import { tap } from 'rxjs'
import type { z } from 'zod'
import { Returns } from './returns.decorator.js'

/** Returns the address of the created resource, below `/api`; null after a dry run, which creates nothing. */
type AddressOf<Answer> = (answer: Answer) => string | null

class LocationInterceptor<Answer> implements NestInterceptor<Answer> {
  constructor(private readonly addressOf: AddressOf<Answer>) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>) {
    return next.handle().pipe(
      tap((answer) => {
        const address = this.addressOf(answer)
        const response = context.switchToHttp().getResponse<Response>()
        if (address === null) response.status(200)
        else response.location(`/api${address}`)
      }),
    )
  }
}

/** The answer of a route that creates a resource: 201 with its address in `Location`. */
export const ReturnsCreated = <Schema extends z.ZodType>(schema: Schema, addressOf: AddressOf<z.infer<Schema>>) =>
  applyDecorators(Returns(schema, { status: 201 }), UseInterceptors(new LocationInterceptor(addressOf)))

/** Like `ReturnsCreated`, for a route that also has a dry run, which answers 200. */
export const ReturnsCreatedOrSimulated: typeof ReturnsCreated = (schema, addressOf) =>
  applyDecorators(
    ApiResponse({ status: 200, description: '', standardSchema: schema }),
    ReturnsCreated(schema, addressOf),
  )
