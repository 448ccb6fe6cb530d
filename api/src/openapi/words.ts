import { FIELD_WORDS } from '@fichero/contract/docs/field-words'
import type { z } from 'zod'
import { contractComments } from './field-comments.js'

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
    const text = comments().fields.get(field)?.[name] ?? wordsOfName(name)
    if (text) words[name] = text
  }
  return words
}

export const typeWords = (schema: z.ZodType): string | undefined => comments().types.get(schema)

export const wordsOfName = (name: string): string | undefined =>
  Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name as keyof typeof FIELD_WORDS] : undefined
