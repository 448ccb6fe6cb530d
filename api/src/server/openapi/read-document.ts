import { readFileSync } from 'node:fs'
import type { Document } from './breaking-changes.js'
import type { Schema } from './schema-compatibility.js'

type Raw = Record<string, unknown>

/** Reads a document, replaces references with the types, and normalizes `nullable`. */
export function readDocument(file: string): Document {
  const document = JSON.parse(readFileSync(file, 'utf8'))
  const types: Record<string, Schema> = document.components?.schemas ?? {}
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, allOf, ...rest } = value as Raw & { $ref?: string; allOf?: Raw[] }
    const name = $ref?.startsWith('#/components/schemas/') ? $ref.split('/').pop() : undefined
    if (name !== undefined) return inline(types[name])
    const inner = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, inline(one)]))
    const first = allOf?.length === 1 ? (inline(allOf[0]) as Raw) : {}
    return orNull({ ...first, ...inner, ...($ref !== undefined && { $ref }) })
  }
  return inline(document) as Document
}

const isNull = ({ enum: values }: Schema) => values?.length === 1 && values[0] === null

/** Turns null as an alternative or an enum value into `nullable`. */
function orNull(schema: Schema & Raw): Raw {
  const { anyOf } = schema
  if (Array.isArray(anyOf) && anyOf.some(isNull)) {
    const others = anyOf.filter((one) => !isNull(one))
    const { anyOf: _, ...rest } = schema
    return { ...(others.length === 1 ? others[0] : { anyOf: others }), ...rest, nullable: true }
  }
  if (schema.nullable && Array.isArray(schema.enum) && schema.enum.length > 1)
    return { ...schema, enum: schema.enum.filter((value) => value !== null) }
  return schema
}
