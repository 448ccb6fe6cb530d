import { applyDecorators, HttpCode } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { z } from 'zod'
import { TranslatesSuccess } from './translates-success.decorator.js'

interface Options {
  /** Default: 200. */
  status?: number
  description?: string
}

/** Declares the answer of a route: strips fields that the schema does not have, translates `msg`, and documents the answer. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  // `answerThrough` replaces the method, so it comes first: the other decorators set metadata on the function that Nest calls.
  applyDecorators(
    answerThrough(schema),
    HttpCode(status),
    ApiResponse({ status, description, standardSchema: schema }),
    ...(schema instanceof z.ZodObject && 'msg' in schema.shape ? [TranslatesSuccess()] : []),
  )

/** Validates answers. The schema is compiled at the first answer (https://zod.dev/compile), not during the startup. */
const answerThrough = (schema: z.ZodType) => {
  let compiled: z.ZodType | undefined
  return answerAs((answer) => {
    compiled ??= z.compile(schema)
    const { data, error } = compiled.safeParse(answer)
    if (error) throw new Error(`The answer does not match its schema: ${error.message}`)
    return data
  })
}

/**
 * Maps the result of a route's method with `present`. Replaces the method instead of using an interceptor, whose observable
 * would cost more than the validation. Must come first in `applyDecorators`, because the other decorators set metadata on
 * the function that Nest calls.
 */
const answerAs =
  <Result>(present: (result: Result) => unknown): MethodDecorator =>
  (_target, name, descriptor: PropertyDescriptor) => {
    const method: (...parameters: unknown[]) => Result | Promise<Result> = descriptor.value
    descriptor.value = async function (this: unknown, ...parameters: unknown[]) {
      return present(await method.apply(this, parameters))
    }
    // Swagger finds the method's parameters by its name; parameter decorators have run before.
    Object.defineProperty(descriptor.value, 'name', { value: name })
    for (const key of Reflect.getOwnMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, method), descriptor.value)
  }
