import { applyDecorators, HttpCode } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { z } from 'zod'

interface Options {
  /** Default: 200. */
  status?: number
  description?: string
}

/** The answer of a route: strips every field that the schema does not declare, and documents it. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  // The decorator that replaces the method comes first: the others set metadata on the function that Nest calls.
  applyDecorators(answerThrough(schema), HttpCode(status), ApiResponse({ status, description, standardSchema: schema }))

/**
 * Wraps the method instead of using an interceptor: Nest builds an observable for each, which costs more than the
 * schema itself.
 */
const answerThrough =
  (schema: z.ZodType): MethodDecorator =>
  (_target, name, descriptor: PropertyDescriptor) => {
    const method: (...parameters: unknown[]) => unknown = descriptor.value
    descriptor.value = async function (this: unknown, ...parameters: unknown[]) {
      const { data, error } = schema.safeParse(await method.apply(this, parameters))
      if (error) throw new Error(`The answer is not what its schema says: ${error.message}`)
      return data
    }
    // Swagger finds the method's parameters by its name; parameter decorators have run before.
    Object.defineProperty(descriptor.value, 'name', { value: name })
    for (const key of Reflect.getOwnMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, method), descriptor.value)
  }
