import { COUNT_WORDS, FIELD_WORDS, TEXT_WORDS } from '@fichero/contract/docs/field-words'
import * as limits from '@fichero/contract/limits'
import { z } from 'zod'
import { contractComments } from './field-comments.js'

const NUMBERS = new Map(
  Object.entries(limits).flatMap(([name, value]) => (typeof value === 'number' ? [[name, String(value)]] : [])),
)

let read: ReturnType<typeof contractComments> | undefined
/** Reading takes seconds, so it is done once and only where a document is made. */
function comments() {
  read ??= contractComments()
  return read
}

/** What the fields of an object mean: the comment beside the schema, or else what the name means everywhere. */
export function wordsOf({ shape }: z.ZodObject): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, field] of Object.entries(shape as Record<string, z.ZodType>)) {
    const comment = comments().fields.get(field)?.[name]
    const text = comment === undefined ? wordsOfName(name, field) : withNumbers(comment)
    if (text) words[name] = text
  }
  return words
}

export function typeWords(schema: z.ZodType): string | undefined {
  const comment = comments().types.get(schema)
  return comment === undefined ? undefined : withNumbers(comment)
}

export function wordsOfName(name: string, field?: z.ZodType): string | undefined {
  const kind = field && innermost(field)
  if (kind instanceof z.ZodNumber && name in COUNT_WORDS) return COUNT_WORDS[name as keyof typeof COUNT_WORDS]
  if (kind instanceof z.ZodString && name in TEXT_WORDS) return TEXT_WORDS[name as keyof typeof TEXT_WORDS]
  return Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name as keyof typeof FIELD_WORDS] : undefined
}

const innermost = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodNullable || field instanceof z.ZodOptional ? innermost(field.unwrap() as z.ZodType) : field

/** Comments name the limits; who reads the document has only their values. */
const withNumbers = (comment: string) =>
  comment.replace(/`([A-Z_]+)`/g, (named, name: string) => NUMBERS.get(name) ?? named)
