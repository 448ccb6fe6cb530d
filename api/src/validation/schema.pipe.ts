import type { Language } from '@fichero/contract/enums'
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common'
import { z } from 'zod'
import { AppError, type FieldErrors } from '../errors/app-error.js'
import { fieldErrors } from '../errors/field-errors.js'
import { incompleteSentences } from '../errors/incomplete-sentences.js'
import { dataPartOf } from './multipart-docs.js'

/** Validates `@Body({ schema })`, `@Query({ schema })` and `@Param('id', { schema })` with their schema. */
@Injectable()
export class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema } = metadata
    if (!schema || metadata.type === 'custom') return value
    this.stripProtoKeys(value)
    const result = await schema['~standard'].validate(value ?? (metadata.data ? value : {}))
    if (result.issues) {
      const errors = fieldErrors(result.issues, metadata.data ?? 'body')
      throw new AppError('validation', undefined, { errors, sentences: formSentences(schema, errors) })
    }
    return result.value as T
  }
}

/** The form's own message for empty fields, if it has one. */
function formSentences(schema: unknown, errors: FieldErrors): Record<Language, string> | undefined {
  const isIncomplete = Object.values(errors).some(({ code }) => code === 'required')
  if (!isIncomplete || !(schema instanceof z.ZodType)) return undefined
  return incompleteSentences(dataPartOf(schema)?.inner ?? schema)
}
