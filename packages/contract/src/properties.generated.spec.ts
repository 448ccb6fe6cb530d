import fc from 'fast-check'
import { z } from 'zod'
import * as common from './common.schema'
import { readinessBand, tytPercentage } from './tyt'

// Fixed, so that runs can be repeated.
fc.configureGlobal({ seed: 20_261_121 })

const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs')

/** Read from the folder, so that schemas in a new file are included. */
const MODULES = readdirSync(__dirname)
  .filter((file) => file.endsWith('.schema.ts'))
  .map((file): [string, object] => [file.replace('.schema.ts', ''), jest.requireActual(`./${file}`)])

/** Every schema exported by the contract, by name. */
const SCHEMAS: [string, z.ZodType][] = MODULES.flatMap(([module, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .map(([name, schema]): [string, z.ZodType] => [`${module}.${name}`, schema]),
)

interface Shape {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  pattern?: string
  properties?: Record<string, Shape>
  propertyNames?: { enum?: string[] }
  additionalProperties?: Shape
  required?: string[]
  items?: Shape
}

/** A hash in hexadecimal, and its length. */
const HEX = /^\^\[0-9a-f\]\{(\d+)\}\$$/
/** The pattern of a version. */
const THREE_NUMBERS = '^\\d{1,6}(\\.\\d{1,6}){2}$'
const TEXTS = [
  '2026-02-03',
  '52000111',
  'ANA@fichero.example',
  'clave secreta',
  'main',
  'main.js',
  '/main',
  '0123456789abcdef',
]

const likelyField = (name: string, field: Shape) => {
  if (name === 'digitos') return fc.constant('0111')
  if (/inicio/i.test(name)) return fc.constantFrom('2026-02-03', '2026-03-03')
  if (/lectiva/i.test(name) && field.type !== 'integer') return fc.constantFrom('2027-02-03', '2026-03-03')
  if (/fecha|desde|hasta|prevista/i.test(name) && field.type !== 'integer')
    return fc.constantFrom('2028-02-03', '2026-02-03')
  // The output of this field has other names than the input, as for `createProgramData` below.
  if (name === 'programa' && field.type === 'object') return fc.constant(undefined)
  // The `correo` of the system's status is not an email address.
  if (/^correo/.test(name) && !field.anyOf?.some(({ type }) => type === 'object'))
    return fc.constant('ANA@fichero.example')
  if (/^(access|notFor)$/.test(name)) return fc.constantFrom('public', 'fichas:create')
  if (/^path$/.test(name)) return fc.constant('/main')
  if (/^direccion$/.test(name)) return fc.constantFrom('https://fichero.example', '/main')
  if (/^also$/.test(name)) return fc.constant(['/main'])
  if (/^styles$/.test(name)) return fc.constant(['main.css'])
  if (/^calls?$/.test(name)) return fc.constant(name === 'call' ? 'GET /main' : ['GET /main'])
  if (/^integrity$/.test(name)) return fc.constant(`sha384-${'a'.repeat(64)}`)
  if (/^(page|pagina|name|entry|file|es|en|from|globalName)$/.test(name) && field.type === 'string')
    return fc.constant('main')
  if (/^nro_documento|jefe/i.test(name) && field.type !== 'integer') return fc.constantFrom('52000111', ' 52.000.111 ')
  return likelyValue(field)
}

/** Values that a schema probably accepts. */
function likelyValue(shape: Shape): fc.Arbitrary<unknown> {
  const { type } = shape
  if (Array.isArray(type)) return fc.oneof(...type.map((alternative) => likelyValue({ ...shape, type: alternative })))
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(likelyValue))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.type === 'array') return fc.array(likelyValue(shape.items ?? {}), { maxLength: 3 })
  if (shape.type === 'object') {
    const keys = shape.propertyNames?.enum?.map((name): [string, Shape] => [name, shape.additionalProperties ?? {}])
    const fields = (keys ?? Object.entries(shape.properties ?? {})).map(
      ([name, field]) => [name, likelyField(name, field)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: shape.required ?? [] })
  }
  const [, digits] = HEX.exec(shape.pattern ?? '') ?? []
  if (digits) return fc.constant('a'.repeat(Number(digits)))
  if (shape.pattern === THREE_NUMBERS) return fc.constant('1.3.0')
  if (shape.pattern?.includes('fuera')) return fc.constantFrom('incompleto', '52000111:fuera,fuera')
  if (shape.type === 'string') return fc.constantFrom(...TEXTS)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  return fc.integer({ min: 1, max: 20_000 })
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape

/** Values of all kinds, under the schema's field names and others. */
function inputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '',
      ' 52000111 ',
      52_000_111,
      'ANA@Fichero.example',
      '2026-02-28',
      'contratista',
      'tecnico',
      // Cannot be converted to a string.
      { toString: 1 },
      true,
      1,
    ),
  )
  const form = fc.dictionary(fc.constantFrom('nombrePrograma', 'totalHoras', 'nivel', '__proto__', ...names), value)
  return fc.oneof(fc.anything(), fc.jsonValue(), form, { arbitrary: likelyValue(shapeOf(schema)), weight: 3 })
}

describe.each(SCHEMAS)('%s', (name, schema) => {
  it('rejects invalid input without throwing', () => {
    // Zod makes the messages only when `issues` is read.
    fc.assert(fc.property(inputsOf(schema), (input) => void schema.safeParse(input).error?.issues))
  })

  // The output of these schemas has other names than the input.
  if (/programs\.(create|update)ProgramData/.test(name)) return
  // `?flag` is text in a query and becomes a boolean.
  if (/flag|Query/i.test(name)) return

  it('accepts its own output and returns that output unchanged', () => {
    let accepted = 0
    fc.assert(
      fc.property(inputsOf(schema), (input) => {
        const { success, data } = schema.safeParse(input)
        if (!success) return
        accepted++
        expect(schema.parse(data)).toEqual(data)
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

it('a document number is accepted as text or number, and trimmed', () => {
  const spaces = fc.constantFrom('', ' ', '\t', '\n ')
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 999_999_999_999_999 }), spaces, spaces, (number, before, after) => {
      expect(common.documentNumber.parse(number)).toBe(String(number))
      expect(common.documentNumber.parse(`${before}${number}${after}`)).toBe(String(number))
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const { success, data } = common.documentNumber.safeParse(input)
      if (success) expect(data).toMatch(/^\d{5,15}$/)
    }),
  )
})

it('a day must exist and have the format YYYY-MM-DD', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const text = date.toISOString().slice(0, 10)
      expect(common.day.parse(text)).toBe(text)
    }),
  )
  const parts = fc.tuple(
    fc.integer({ min: 1950, max: 2100 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  fc.assert(
    fc.property(parts, ([year, month, date]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
      const time = new Date(`${text}T00:00:00Z`)
      const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
      expect(common.day.safeParse(text).success).toBe(exists)
    }),
  )
})

it.each(['0000-01-01', '1949-12-31', '2101-01-01', '9999-12-31'])('rejects the day %s', (day) => {
  expect(common.day.safeParse(day).success).toBe(false)
})

it('a list query clamps any page size, requires a page number from 1, and uses the defaults for empty values', () => {
  const pageValue = fc.option(
    fc.oneof(fc.string(), fc.double({ noDefaultInfinity: true, noNaN: true }), fc.integer(), fc.integer().map(String)),
    {
      nil: undefined,
    },
  )
  fc.assert(
    fc.property(pageValue, pageValue, (page, limit) => {
      const text = String(page ?? '').trim()
      const isPage = text === '' || (/^\d{1,15}$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000_000)
      const read = common.pageQuery.safeParse({ page, limit })
      expect(read.success).toBe(isPage)
      if (!read.success) return
      expect(read.data.page >= 1).toBe(true)
      expect(Number.isInteger(read.data.limit) && read.data.limit >= 1 && read.data.limit <= 100).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (limit) => {
      expect(common.pageQuery.parse({ limit: String(limit) }).limit).toBe(limit)
    }),
  )
  for (const empty of ['', ' ', undefined])
    expect(common.pageQuery.parse({ page: empty, limit: empty })).toEqual({ page: 1, limit: 10 })
})

describe('the readiness of an apprentice', () => {
  const total = fc.integer({ min: 1, max: 100_000 })
  const both = total.chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)))

  it('is between 0 and 100, within half a hundredth of the exact ratio', () => {
    fc.assert(
      fc.property(both, ([approved, all]) => {
        const percentage = tytPercentage(approved, all)
        expect(percentage >= 0 && percentage <= 100).toBe(true)
        expect(Math.abs(percentage - (approved * 100) / all)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  it('never decreases with one more approval', () => {
    const RANK = { lejos: 0, cerca: 1, lista: 2 }
    fc.assert(
      fc.property(both, ([approved, all]) => {
        if (approved === all) return
        expect(tytPercentage(approved + 1, all)).toBeGreaterThanOrEqual(tytPercentage(approved, all))
        expect(RANK[readinessBand(approved + 1, all)]).toBeGreaterThanOrEqual(RANK[readinessBand(approved, all)])
      }),
    )
  })

  it('is in the band of its exact ratio', () => {
    fc.assert(
      fc.property(both, ([approved, all]) => {
        const band = approved * 4 >= all * 3 ? 'lista' : approved * 2 >= all ? 'cerca' : 'lejos'
        expect(readinessBand(approved, all)).toBe(band)
        const percentage = tytPercentage(approved, all)
        if (band === 'lista') expect(percentage).toBeGreaterThanOrEqual(75)
        if (band === 'lejos') expect(percentage).toBeLessThanOrEqual(50)
      }),
    )
  })
})
