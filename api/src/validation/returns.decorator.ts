import { applyDecorators, HttpCode } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { z } from 'zod'

interface Options {
  /** 200 unless told. */
  status?: number
  description?: string
}

/** What a route answers: strips every field that the schema does not declare, and documents it. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  // First what replaces the method: the others leave their metadata on the function that Nest will call.
  applyDecorators(answerThrough(schema), HttpCode(status), ApiResponse({ status, description, standardSchema: schema }))

/** Around the method and not an interceptor: for each of those Nest builds a stream, which costs more than the schema itself. */
const answerThrough =
  (schema: z.ZodType): MethodDecorator =>
  (_target, name, descriptor: PropertyDescriptor) => {
    const method: (...parameters: unknown[]) => unknown = descriptor.value
    descriptor.value = async function (this: unknown, ...parameters: unknown[]) {
      const { data, error } = schema.safeParse(await method.apply(this, parameters))
      if (error) throw new Error(`The answer is not what its schema says: ${error.message}`)
      return data
    }
    // The documentation finds the method's parameters by its name; decorators of parameters have come before.
    Object.defineProperty(descriptor.value, 'name', { value: name })
    for (const key of Reflect.getOwnMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, method), descriptor.value)
  }
