/** The part of an OpenAPI 3.0 schema that ours use. */
export interface Schema {
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

/** A schema that whoever sends keeps to, and the one that whoever receives counts on. */
interface Pair {
  sent: Schema
  expected: Schema
}

/** Why something that keeps to `sent` might not fit `expected`, each with the place; empty where everything fits. */
export function misfits({ sent, expected }: Pair, at: string): string[] {
  if (sent.anyOf || expected.anyOf) {
    const all = alternatives(expected)
    const lost = alternatives(sent).filter((one) =>
      all.every((other) => misfits({ sent: one, expected: other }, at)[0]),
    )
    return lost.map((one) => `${at}: ${one.type ?? 'an alternative'} is not among the alternatives`)
  }
  return [...valueMisfits({ sent, expected }).map((why) => `${at}: ${why}`), ...partMisfits({ sent, expected }, at)]
}

const alternatives = (schema: Schema) => schema.anyOf ?? [schema]

function valueMisfits({ sent, expected }: Pair): string[] {
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

function partMisfits({ sent, expected }: Pair, at: string): string[] {
  const required = new Set(sent.required)
  const missing = (expected.required ?? []).filter((name) => !required.has(name))
  const found = missing.map((name) => `${at}.${name}: required, and not always sent`)
  for (const [name, schema] of Object.entries(expected.properties ?? {})) {
    const field = sent.properties?.[name]
    if (field) found.push(...misfits({ sent: field, expected: schema }, `${at}.${name}`))
  }
  if (sent.items && expected.items) found.push(...misfits({ sent: sent.items, expected: expected.items }, `${at}[]`))
  const [rest, others] = [sent.additionalProperties, expected.additionalProperties]
  if (typeof rest === 'object' && typeof others === 'object')
    found.push(...misfits({ sent: rest, expected: others }, `${at}{}`))
  return found
}

/** Fields of `before` that `after` no longer has, at any depth. */
export function lostFields(before: Schema, after: Schema, at: string): string[] {
  const [first, second] = [merged(before), merged(after)]
  const found: string[] = []
  for (const [name, schema] of Object.entries(first.properties ?? {})) {
    const kept = second.properties?.[name]
    found.push(...(kept ? lostFields(schema, kept, `${at}.${name}`) : [`${at}.${name}: removed`]))
  }
  if (first.items && second.items) found.push(...lostFields(first.items, second.items, `${at}[]`))
  return found
}

/** Alternatives as one schema with the fields of all. */
const merged = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.assign({}, ...alternatives(schema).map(({ properties }) => properties)),
})
