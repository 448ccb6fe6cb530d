import { z } from 'zod'
import { dataPartOf, formOf } from '../validation/multipart-docs.js'
import { type Direction, nameOf } from './named-schemas.js'
import type { Schema } from './schema-compatibility.js'
import { typeWords, wordsOf } from './words.js'

/** Nothing but null, as OpenAPI 3.0 writes it. */
const NULL: Schema = { type: 'object', nullable: true, enum: [null] }

interface Converted {
  schema: Schema
  components: Record<string, Schema>
}

/** Nest's converter of schemas: with the names of the types and the words of the fields. */
export function convertSchema(schema: unknown, { schemaType }: { schemaType: Direction }): Converted | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const part = dataPartOf(schema)
  if (!part) return convert(schema, schemaType)
  const { schema: data, components } = convert(part.inner, schemaType)
  const form = formOf(data, part)
  return { schema: part.orBody ? { anyOf: [data, form] } : form, components }
}

function convert(schema: z.ZodType, io: Direction): Converted {
  const {
    $schema,
    definitions = {},
    ...converted
  } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    metadata: metadataFor(io) as unknown as typeof z.globalRegistry,
    override: ({ zodSchema, jsonSchema }) => {
      // Zod's own name of a check, whose pattern says the same.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format
      if (zodSchema instanceof z.ZodObject) jsonSchema[WORDS] = wordsOf(zodSchema)
    },
  })
  const moved = JSON.parse(
    JSON.stringify({ schema: converted, components: definitions }).replaceAll(
      '#/definitions/',
      '#/components/schemas/',
    ),
  )
  return finished(moved) as Converted
}

/** What Zod asks of each schema: the name of its type, and the words of it. */
const metadataFor = (io: Direction) => ({
  get: (schema: z.ZodType) => {
    const id = nameOf(schema, io)
    const description = id === undefined ? undefined : typeWords(schema)
    return { ...z.globalRegistry.get(schema), ...(id !== undefined && { id }), ...(description && { description }) }
  },
})

/** Where the words of an object's fields stand until all of it is converted: Zod shares the fields' schemas. */
const WORDS = 'x-words'

type Raw = Record<string, unknown>

function finished(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(finished)
  if (typeof value !== 'object' || value === null) return value
  const { [WORDS]: words, ...rest } = value as Raw
  const schema: Raw = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, finished(inner)]))
  if (words) {
    const fields = schema.properties as Record<string, Raw> | undefined
    for (const [name, text] of Object.entries(words as Record<string, string>))
      if (fields?.[name]) fields[name] = described(fields[name], text)
  }
  return orNull(withKeys(schema))
}

/** A record of a closed list of keys is an object with these. */
function withKeys(schema: Raw): Raw {
  const { additionalProperties: value, required, properties, ...rest } = schema
  if (properties || !Array.isArray(required) || typeof value !== 'object') return schema
  return {
    ...rest,
    properties: Object.fromEntries(required.map((key) => [key, described(value as Raw, `Of \`${key}\`.`)])),
    required,
  }
}

/** In OpenAPI 3.0 nothing may stand beside a `$ref`. */
function described({ $ref, ...schema }: Raw, text: string): Raw {
  const description = [text, schema.description].filter(Boolean).join(' ')
  return $ref ? { allOf: [{ $ref }], description } : { ...schema, description }
}

/** `nullable` counts only beside a `type`, and a list of values must have null in it. */
function orNull({ nullable, ...schema }: Raw): Raw {
  if (typeof nullable !== 'boolean') return nullable === undefined ? schema : { nullable, ...schema }
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...schema.enum, null]
  if (schema.type) return { ...schema, nullable }
  const { allOf, anyOf, ...others } = schema as { allOf?: Raw[]; anyOf?: Raw[] }
  return { ...others, anyOf: [...(anyOf ?? allOf ?? []), NULL] }
}
