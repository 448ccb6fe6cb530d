import { z } from 'zod'
import { exportedSchemas } from '../openapi/named-schemas.js'
import { exactly } from './exactly.js'

const ANSWERS = [...exportedSchemas.values()]
  .flatMap((schemas) => Object.entries(schemas))
  .filter(([name]) => name.endsWith('Answer'))

/** The answers with the most rows. */
const LONG =
  /^(ficha|fichas|disabledFichas|users|disabledUsers|adminUsers|programs|boardPeople|dashboardApprentices)Answer$/

/** A value of a schema, if it has no pattern and no rule: all that may be there is there. */
function sample(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sample(field)]))
    case 'array':
      return [sample(def.element)]
    case 'nullable':
    case 'optional':
    case 'default':
      return sample(def.innerType)
    case 'union':
      return def.options[0] && sample(def.options[0])
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'string':
      return 'texto'
    case 'number':
      return 7
    case 'boolean':
      return true
    default:
      return {}
  }
}

type Node = Record<string, unknown>

const hiding = (node: object) => Object.assign(Object.create({ toJSON: () => 'otro' }), node)

class Rows extends Array {
  toJSON() {
    return 'otro'
  }
}

/** What can become of a part of an answer. */
const CHANGES: ((node: Node, key: string) => unknown)[] = [
  ...[undefined, null, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', 'otro', true, 1n, [], {}].map(
    (value) => (node: Node, key: string) => Object.assign(node, { [key]: value }),
  ),
  (node, key) => Object.assign(node, { [key]: new Date(0) }),
  (node, key) => Reflect.deleteProperty(node, key),
  (node) => Object.assign(node, { contrasena: 'secreto' }),
  (node, key) => Object.assign(node, { [key]: Object.assign(node[key] ?? {}, { contrasena: 'secreto' }) }),
  (node, key) => Object.assign(node, { [key]: hiding(Object(node[key])) }),
  (node, key) => Array.isArray(node[key]) && Object.assign(node, { [key]: Rows.from(node[key]) }),
]

/** Where parts are: `[[], 'ok']`, `[['users', '0'], 'id']`. */
function partsOf(value: unknown, path: string[] = []): [string[], string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [path, key] as [string[], string],
    ...partsOf(inner, [...path, key]),
  ])
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value) ?? 'null')

/** Those of which not every value is left to the schema. */
const CHECKED = ANSWERS.filter(([, schema]) => exactly(schema)(sample(schema)))

it.each(CHECKED)('what is exactly a %s is what parsing makes of it', (_, schema) => {
  const isExactly = exactly(schema)
  for (const [path, key] of partsOf(sample(schema))) {
    for (const change of CHANGES) {
      const changed = sample(schema)
      change(
        path.reduce((node, name) => node[name] as Node, changed as Node),
        key,
      )
      if (!isExactly(changed)) continue
      const { success, data } = schema.safeParse(changed)
      expect({ success, sent: json(changed) }).toEqual({ success: true, sent: json(data) })
    }
  }
})

it('long answers are sent as they are', () => {
  expect(CHECKED.filter(([name]) => LONG.test(name)).length).toBe(9)
})

it('looks at the last row of a list as at the first', () => {
  const rows = (last: unknown) => [...Array.from({ length: 999 }, () => ({ a: 7 })), last]
  const isExactly = exactly(z.array(z.object({ a: z.int() })))
  expect([{ a: 7 }, { a: 7, b: 7 }, { a: '7' }, {}, null].map((last) => isExactly(rows(last)))).toEqual([
    true,
    ...[false, false, false, false],
  ])
})

it.each<[string, z.ZodType, unknown]>([
  ['a text with a rule', z.string().min(9), 'texto'],
  ['a text of a format', z.email(), 'texto'],
  ['a number with a rule', z.int().max(6), 7],
  ['a number of another format', z.int32(), 7],
  ['a list with a rule', z.array(z.int()).max(1), [1, 2]],
  ['an object with a rule', z.object({ a: z.int() }).refine(({ a }) => a > 7), { a: 7 }],
  ['an object of any fields', z.looseObject({ a: z.int() }), { a: 7 }],
  ['a field that may be missing', z.object({ a: z.int().optional() }), { a: 7 }],
  ['a union', z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]), { a: 7, b: 7 }],
  ['what parsing changes', z.string().transform(Number), '7'],
  ['what is no JSON', z.literal(7n), 7n],
])('of %s the schema decides', (_, schema, value) => {
  expect(exactly(schema)(value)).toBe(false)
})
