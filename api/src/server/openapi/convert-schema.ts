import { z } from 'zod'
import { dataPartOf, formOf } from '../../http/validation/multipart-docs.js'
import { describeFields, describeType } from './describe-fields.js'
import { type Direction, namedSchemas, nameOf } from './named-schemas.js'
import type { Schema } from './schema-compatibility.js'

/** A converted schema, and the named types that it refers to. */
interface Converted {
  schema: Schema
  components: Record<string, Schema>
}

/** Converts a Zod schema for Nest into JSON Schema, with the names of types and the descriptions of fields. */
export function convertSchema(schema: unknown, { schemaType }: { schemaType: Direction }): Converted | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const part = dataPartOf(schema)
  if (!part) return convert(schema, schemaType)
  const { schema: data, components } = convert(part.inner, schemaType)
  const form = formOf(data, part)
  return { schema: part.orBody ? { anyOf: [data, form] } : form, components }
}

function convert(schema: z.ZodType, io: Direction): Converted {
  const converted = z.toJSONSchema(schema, {
    io,
    metadata: typesOf(io),
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
      // JSON Schema does not know this format of Zod, and the pattern describes the same values.
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format
      if (zodSchema instanceof z.ZodObject) jsonSchema[DESCRIPTIONS] = describeFields(zodSchema)
    },
  })
  const { $schema, $defs = {}, ...rest } = JSON.parse(JSON.stringify(converted), moveDescriptions)
  return { schema: rest, components: $defs }
}

type Types = z.core.$ZodRegistry<{ id: string; description: string | undefined }>
const types: Partial<Record<Direction, Types>> = {}

/** Returns the named types with their descriptions. Makes them lazily, because reading the comments takes seconds. */
function typesOf(io: Direction): Types {
  const known = types[io]
  if (known) return known
  const registry: Types = z.registry()
  for (const schema of namedSchemas) registry.add(schema, { id: nameOf(schema, io), description: describeType(schema) })
  types[io] = registry
  return registry
}

/** Temporary key for the descriptions of an object's fields, which cannot be in the fields: objects share field schemas. */
const DESCRIPTIONS = 'x-descriptions'

/** Moves the descriptions of an object into its fields. */
function moveDescriptions(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(DESCRIPTIONS in value)) return value
  const { [DESCRIPTIONS]: descriptions, ...schema } = value as Schema & { [DESCRIPTIONS]: Record<string, string> }
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (descriptions[name]) field.description = descriptions[name]
  return schema
}
