import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { z } from 'zod'

interface Options {
  /** 200 unless told. */
  status?: number
  description?: string
}

/** What a route answers: strips every field that the schema does not declare, and documents it. */
export const Returns = (schema: z.ZodType, { status = 200, description = '' }: Options = {}) =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, description, standardSchema: schema }),
  )
