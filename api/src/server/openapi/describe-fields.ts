import { FIELD_DESCRIPTIONS, NUMBER_DESCRIPTIONS, TEXT_DESCRIPTIONS } from '@fichero/contract/docs/field-words'
import { fieldDescriptions } from '@fichero/contract/fields.schema'
import * as limits from '@fichero/contract/limits'
import { z } from 'zod'
import { contractComments } from './field-comments.js'

/** The contract's numeric limits by name. */
const NUMBERS = new Map(
  Object.entries(limits).flatMap(([name, value]) => (typeof value === 'number' ? [[name, String(value)]] : [])),
)

let read: ReturnType<typeof contractComments> | undefined
/** Returns the comments of the contract. Reads them once and lazily, because that takes seconds. */
function comments() {
  read ??= contractComments()
  return read
}

/**
 * Describes the fields of an object: by the comment beside a field's schema, else by its registered or general description. The
 * description of the field's kind, such as a day, follows.
 */
export function describeFields({ shape }: z.ZodObject): Record<string, string> {
  const descriptions: Record<string, string> = {}
  for (const [name, field] of Object.entries(shape as Record<string, z.ZodType>)) {
    const comment = comments().fields.get(field)?.[name]
    const text =
      comment === undefined
        ? (fieldDescriptions.get(field)?.description ?? describeName(name, field))
        : withNumbers(comment)
    const words = [text, z.globalRegistry.get(innermost(field))?.description].filter(Boolean)
    if (words.length > 0) descriptions[name] = words.join(' ')
  }
  return descriptions
}

/** Describes a named type by the comment of its schema. */
export const describeType = (schema: z.ZodType) => withNumbers(comments().types.get(schema) ?? '') || undefined

/** Describes a field or parameter by its name, if the name means the same everywhere. */
export function describeName(name: string, field?: z.ZodType): string | undefined {
  const kind = field && innermost(field)
  if (kind instanceof z.ZodNumber && name in NUMBER_DESCRIPTIONS)
    return NUMBER_DESCRIPTIONS[name as keyof typeof NUMBER_DESCRIPTIONS]
  if (kind instanceof z.ZodString && name in TEXT_DESCRIPTIONS)
    return TEXT_DESCRIPTIONS[name as keyof typeof TEXT_DESCRIPTIONS]
  return Object.hasOwn(FIELD_DESCRIPTIONS, name)
    ? FIELD_DESCRIPTIONS[name as keyof typeof FIELD_DESCRIPTIONS]
    : undefined
}

/** Returns the schema inside nullable and optional wrappers. */
const innermost = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodNullable || field instanceof z.ZodOptional ? innermost(field.unwrap() as z.ZodType) : field

/** Replaces the names of limits in a comment with their values. */
const withNumbers = (comment: string) =>
  comment.replace(/`([A-Z_]+)`/g, (named, name: string) => NUMBERS.get(name) ?? named)
