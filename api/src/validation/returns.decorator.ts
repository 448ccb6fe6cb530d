import { applyDecorators, HttpCode } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { z } from 'zod'
import { answerAs } from './answer-as.js'
import { exactly } from './exactly.js'
import { Says } from './says.decorator.js'

interface Options {
  /** Default: 200. */
  status?: number
  description?: string
}

/** The answer of a route: strips every field that the schema does not declare, says what was done in the language asked for, and documents it. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  // The decorator that replaces the method comes first: the others set metadata on the function that Nest calls.
  applyDecorators(
    answerThrough(schema),
    HttpCode(status),
    ApiResponse({ status, description, standardSchema: schema }),
    ...(schema instanceof z.ZodObject && 'msg' in schema.shape ? [Says()] : []),
  )

const answerThrough = (schema: z.ZodType) => {
  let isExactly: ReturnType<typeof exactly> | undefined
  return answerAs((answer) => {
    isExactly ??= exactly(schema)
    if (isExactly(answer)) return answer
    const { data, error } = schema.safeParse(answer)
    if (error) throw new Error(`The answer is not what its schema says: ${error.message}`)
    return data
  })
}
