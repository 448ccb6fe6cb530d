import { incompleteForms } from '@fichero/contract/common.schema'
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common'
import { z } from 'zod'
import { AppError, type FieldErrors } from '../../errors/app-error.js'
import { fieldErrors } from '../../errors/field-errors.js'
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
      throw new AppError('validation', undefined, { errors, form: incompleteForm(schema, errors) })
    }
    return result.value as T
  }
}

/** The form's specific sentence for empty fields, if it has one. */
function incompleteForm(schema: unknown, errors: FieldErrors) {
  if (!Object.values(errors).includes('required') || !(schema instanceof z.ZodType)) return undefined
  return incompleteForms.get(dataPartOf(schema)?.inner ?? schema)?.sentence
}
