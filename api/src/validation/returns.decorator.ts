import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { z } from 'zod'

interface Options {
  /** 200 unless told. */
  status?: number
  description?: string
}

/** What a route answers: strips every field that the schema does not declare, and documents it. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema: eachOf(schema) }),
    ApiResponse({ status, description, standardSchema: schema }),
  )

/** Nest serializes a list one element at a time. */
const eachOf = (schema: z.ZodType) => (schema instanceof z.ZodArray ? (schema.unwrap() as z.ZodType) : schema)
