import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common'
import { AppError } from '../errors/app-error.js'
import { fieldErrors } from '../errors/field-errors.js'

/** Reads `@Body({ schema })`, `@Query({ schema })` and `@Param('id', { schema })` through their schema. */
@Injectable()
export class SchemaPipe extends StandardSchemaValidationPipe {
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema } = metadata
    if (!schema || metadata.type === 'custom') return value
    this.stripProtoKeys(value)
    const result = await schema['~standard'].validate(value ?? (metadata.data ? value : {}))
    if (result.issues)
      throw new AppError('validation', undefined, { errors: fieldErrors(result.issues, metadata.data ?? 'body') })
    return result.value as T
  }
}
