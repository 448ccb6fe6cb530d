import { readFileSync } from 'node:fs'
import type { Document } from './breaking-changes.js'
import type { Schema } from './schema-compatibility.js'

/** Reads a document, and replaces references with the types. */
export function readDocument(file: string): Document {
  const document = JSON.parse(readFileSync(file, 'utf8'))
  const types: Record<string, Schema> = document.components?.schemas ?? {}
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inline(one)]))
    const { $ref, ...rest } = inner as Schema
    const name = $ref?.startsWith('#/components/schemas/') ? $ref.split('/').pop() : undefined
    return name === undefined ? inner : { ...(inline(types[name]) as object), ...rest }
  }
  return inline(document) as Document
}
