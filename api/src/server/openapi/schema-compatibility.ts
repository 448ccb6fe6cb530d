/** The subset of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string | string[]
  format?: string
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

/** The schema of the values that are sent, and the schema that the receiver expects. */
interface Pair {
  sent: Schema
  expected: Schema
}

/** Returns the alternatives of a schema, each with one type. Null is an alternative. */
export const alternativesOf = ({ anyOf, type, ...rest }: Schema): Schema[] =>
  anyOf?.flatMap(alternativesOf) ?? (type === undefined ? [rest] : [type].flat().map((one) => ({ ...rest, type: one })))

export const isNull = ({ type }: Schema) => type === 'null'

/**
 * Returns the reasons, each with its path, why a value that is valid for `sent` might be invalid for `expected`. Empty if the
 * schemas are compatible.
 */
export function incompatibilities({ sent, expected }: Pair, location: string): string[] {
  const all = alternativesOf(expected)
  return alternativesOf(sent).flatMap((one) => {
    const reasonsOf = (other: Schema) => reasonsAgainst({ sent: one, expected: other }, location)
    if (all.some((other) => reasonsOf(other).length === 0)) return []
    if (isNull(one)) return [`${location}: null is not expected`]
    const others = all.filter((other) => !isNull(other))
    const alike = others.filter(({ type }) => type === one.type)
    const [only, ...more] = alike.length > 0 ? alike : others
    return only && more.length === 0
      ? reasonsOf(only)
      : [`${location}: ${one.type ?? 'an alternative'} is not among the alternatives`]
  })
}

const reasonsAgainst = (pair: Pair, location: string) => [
  ...valueIncompatibilities(pair).map((why) => `${location}: ${why}`),
  ...partIncompatibilities(pair, location),
]

function valueIncompatibilities({ sent, expected }: Pair): string[] {
  const reasons: string[] = []
  const { type, pattern } = expected
  if (type && type !== sent.type && !(type === 'number' && sent.type === 'integer'))
    reasons.push(`${sent.type ?? 'any'} where ${type} is expected`)
  const values = sent.enum ?? ['any value']
  if (expected.enum)
    for (const value of values) if (!expected.enum.includes(value)) reasons.push(`${value} is not expected`)
  if (pattern !== undefined && pattern !== sent.pattern) reasons.push(`pattern ${pattern}`)
  for (const bound of ['minimum', 'minLength'] as const)
    if ((expected[bound] ?? -Infinity) > (sent[bound] ?? -Infinity)) reasons.push(`${bound} ${expected[bound]}`)
  for (const bound of ['maximum', 'maxLength'] as const)
    if ((expected[bound] ?? Infinity) < (sent[bound] ?? Infinity)) reasons.push(`${bound} ${expected[bound]}`)
  return reasons
}

/** Returns the incompatibilities of fields and items. */
function partIncompatibilities({ sent, expected }: Pair, location: string): string[] {
  const required = new Set(sent.required)
  const missing = (expected.required ?? []).filter((name) => !required.has(name))
  const found = missing.map((name) => `${location}.${name}: required, and not always sent`)
  for (const [name, schema] of Object.entries(expected.properties ?? {})) {
    const field = sent.properties?.[name]
    if (field) found.push(...incompatibilities({ sent: field, expected: schema }, `${location}.${name}`))
  }
  if (sent.items && expected.items)
    found.push(...incompatibilities({ sent: sent.items, expected: expected.items }, `${location}[]`))
  const [rest, others] = [sent.additionalProperties, expected.additionalProperties]
  if (typeof rest === 'object' && typeof others === 'object')
    found.push(...incompatibilities({ sent: rest, expected: others }, `${location}{}`))
  return found
}

/** Returns the fields of `before` that are missing in `after`, at any depth. */
export function removedFields(before: Schema, after: Schema, location: string): string[] {
  const [first, second] = [merged(before), merged(after)]
  const found: string[] = []
  for (const [name, schema] of Object.entries(first.properties ?? {})) {
    const current = second.properties?.[name]
    found.push(...(current ? removedFields(schema, current, `${location}.${name}`) : [`${location}.${name}: removed`]))
  }
  if (first.items && second.items) found.push(...removedFields(first.items, second.items, `${location}[]`))
  return found
}

/** Merges alternatives into one schema with the fields of all. */
function merged(schema: Schema): Schema {
  const all = alternativesOf(schema)
  return Object.assign({}, ...all, { properties: Object.assign({}, ...all.map(({ properties }) => properties)) })
}
