import { z } from 'zod'
import { dataPartOf, formOf } from '../../http/validation/multipart-docs.js'
import { describeFields, describeType } from './describe-fields.js'
import { type Direction, nameOf } from './named-schemas.js'
import type { Schema } from './schema-compatibility.js'

/** A schema of OpenAPI 3.0 that allows only null. */
const NULL: Schema = { type: 'object', nullable: true, enum: [null] }

/** A converted schema, and the named types that it refers to. */
interface Converted {
  schema: Schema
  components: Record<string, Schema>
}

/** Converts a Zod schema for Nest into one of OpenAPI, with the names of types and the descriptions of fields. */
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
      // OpenAPI does not know this format of Zod, and the pattern describes the same values.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format
      if (zodSchema instanceof z.ZodObject) jsonSchema[DESCRIPTIONS] = describeFields(zodSchema)
    },
  })
  const moved = JSON.parse(
    JSON.stringify({ schema: converted, components: definitions }).replaceAll(
      '#/definitions/',
      '#/components/schemas/',
    ),
  )
  return correctSchema(moved) as Converted
}

/** The metadata that Zod reads for each schema: the name of its type, and its description. */
const metadataFor = (io: Direction) => ({
  get: (schema: z.ZodType) => {
    const id = nameOf(schema, io)
    const description = id === undefined ? undefined : describeType(schema)
    return { ...z.globalRegistry.get(schema), ...(id !== undefined && { id }), ...(description && { description }) }
  },
})

/** Temporary key for the descriptions of an object's fields, which cannot be in the fields: objects share field schemas. */
const DESCRIPTIONS = 'x-descriptions'

type Raw = Record<string, unknown>

/** Moves the descriptions into the fields, at any depth, and corrects what OpenAPI 3.0 does not allow. */
function correctSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(correctSchema)
  if (typeof value !== 'object' || value === null) return value
  const { [DESCRIPTIONS]: descriptions, ...rest } = value as Raw
  const schema: Raw = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, correctSchema(inner)]))
  if (descriptions) {
    const fields = schema.properties as Record<string, Raw> | undefined
    for (const [name, text] of Object.entries(descriptions as Record<string, string>))
      if (fields?.[name]) fields[name] = withDescription(fields[name], text)
  }
  return orNull(withKeys(schema))
}

/** Converts a record with an enum of keys into an object with these properties. */
function withKeys(schema: Raw): Raw {
  const { additionalProperties: value, required, properties, ...rest } = schema
  if (properties || !Array.isArray(required) || typeof value !== 'object') return schema
  return {
    ...rest,
    properties: Object.fromEntries(required.map((key) => [key, withDescription(value as Raw, `Of \`${key}\`.`)])),
    required,
  }
}

/** Adds a description. In OpenAPI 3.0 a `$ref` cannot have siblings, so a reference is wrapped in `allOf`. */
function withDescription({ $ref, ...schema }: Raw, text: string): Raw {
  const description = [text, schema.description].filter(Boolean).join(' ')
  return $ref ? { allOf: [{ $ref }], description } : { ...schema, description }
}

/** Corrects a nullable schema: `nullable` is valid only beside a `type`, and an `enum` must contain null. */
function orNull({ nullable, ...schema }: Raw): Raw {
  if (typeof nullable !== 'boolean') return nullable === undefined ? schema : { nullable, ...schema }
  if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...schema.enum, null]
  if (schema.type) return { ...schema, nullable }
  const { allOf, anyOf, ...others } = schema as { allOf?: Raw[]; anyOf?: Raw[] }
  return { ...others, anyOf: [...(anyOf ?? allOf ?? []), NULL] }
}
