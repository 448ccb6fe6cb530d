/** The subset of OpenAPI 3.0 schemas that ours use. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  description?: string
  type?: string
  format?: string
  nullable?: boolean
  enum?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
}

/** The schema of the sender and the one that the receiver expects. */
interface Pair {
  sent: Schema
  expected: Schema
}

/**
 * Returns why a value valid for `sent` might be invalid for `expected`, each with its path; empty if they are
 * compatible.
 */
export function incompatibilities({ sent, expected }: Pair, at: string): string[] {
  if (sent.anyOf || expected.anyOf) {
    const all = alternatives(expected)
    const lost = alternatives(sent).filter((one) =>
      all.every((other) => incompatibilities({ sent: one, expected: other }, at)[0]),
    )
    return lost.map((one) => `${at}: ${one.type ?? 'an alternative'} is not among the alternatives`)
  }
  return [
    ...valueIncompatibilities({ sent, expected }).map((why) => `${at}: ${why}`),
    ...partIncompatibilities({ sent, expected }, at),
  ]
}

const alternatives = (schema: Schema) => schema.anyOf ?? [schema]

function valueIncompatibilities({ sent, expected }: Pair): string[] {
  const why: string[] = []
  const { type, pattern } = expected
  if (type && type !== sent.type && !(type === 'number' && sent.type === 'integer'))
    why.push(`${sent.type ?? 'any'} where ${type} is expected`)
  if (sent.nullable && !expected.nullable) why.push('null is not expected')
  const values = sent.enum ?? ['any value']
  if (expected.enum)
    for (const value of values) if (!expected.enum.includes(value)) why.push(`${value} is not expected`)
  if (pattern !== undefined && pattern !== sent.pattern) why.push(`pattern ${pattern}`)
  for (const bound of ['minimum', 'minLength'] as const)
    if ((expected[bound] ?? -Infinity) > (sent[bound] ?? -Infinity)) why.push(`${bound} ${expected[bound]}`)
  for (const bound of ['maximum', 'maxLength'] as const)
    if ((expected[bound] ?? Infinity) < (sent[bound] ?? Infinity)) why.push(`${bound} ${expected[bound]}`)
  return why
}

function partIncompatibilities({ sent, expected }: Pair, at: string): string[] {
  const required = new Set(sent.required)
  const missing = (expected.required ?? []).filter((name) => !required.has(name))
  const found = missing.map((name) => `${at}.${name}: required, and not always sent`)
  for (const [name, schema] of Object.entries(expected.properties ?? {})) {
    const field = sent.properties?.[name]
    if (field) found.push(...incompatibilities({ sent: field, expected: schema }, `${at}.${name}`))
  }
  if (sent.items && expected.items)
    found.push(...incompatibilities({ sent: sent.items, expected: expected.items }, `${at}[]`))
  const [rest, others] = [sent.additionalProperties, expected.additionalProperties]
  if (typeof rest === 'object' && typeof others === 'object')
    found.push(...incompatibilities({ sent: rest, expected: others }, `${at}{}`))
  return found
}

/** Returns the fields of `before` that are missing in `after`, at any depth. */
export function removedFields(before: Schema, after: Schema, at: string): string[] {
  const [first, second] = [merged(before), merged(after)]
  const found: string[] = []
  for (const [name, schema] of Object.entries(first.properties ?? {})) {
    const kept = second.properties?.[name]
    found.push(...(kept ? removedFields(schema, kept, `${at}.${name}`) : [`${at}.${name}: removed`]))
  }
  if (first.items && second.items) found.push(...removedFields(first.items, second.items, `${at}[]`))
  return found
}

/** Merges alternatives into one schema with the fields of all. */
const merged = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.assign({}, ...alternatives(schema).map(({ properties }) => properties)),
})
