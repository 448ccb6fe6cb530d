import type { Random } from '../src/operations/demo/random.js'
import { alternativesOf, isNull, type Schema } from '../src/server/openapi/schema-compatibility.js'

const deep = (depth: number): unknown => (depth === 0 ? 'fondo' : [deep(depth - 1)])

/** Texts that code may mishandle. */
export const TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'ñandú',
    '😀',
    '\ud800',
    '‮',
    '\r\n',
    '%',
    '%00',
    '_',
    '\\',
    '{{msg}}',
    '#{7*7}',
    'x'.repeat(5000),
  ],
  ...[
    '0',
    '-1',
    '1',
    '1.5',
    '1e309',
    '0x10',
    'NaN',
    '9'.repeat(15),
    '9'.repeat(400),
    '10000',
    'null',
    'true',
    'undefined',
  ],
  ...["' OR '1'='1", "'; DROP TABLE usuario; --", '"', '<script>alert(1)</script>', '=1+1', '../../../../passwd'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '2026-02-30',
    '2026-02-28',
    '0000-00-00',
    '99999-01-01',
  ],
  ...['ana@fichero.example', 'ana@', `${'a'.repeat(64)}@${'b'.repeat(180)}.example`, '52000111', 'habilitado', 'admin'],
]

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1, 2 ** 31, 2 ** 63, -0.1, 20_000],
  ...[
    [],
    {},
    [null],
    [[]],
    { a: 1 },
    { length: -1 },
    { toString: 1 },
    deep(200),
    JSON.parse('{"__proto__":{"rol":"admin"}}'),
  ],
]

/** Returns an arbitrary value, mostly a text. */
export const anything = (random: Random): unknown => (random.next() < 0.6 ? random.of(TEXTS) : random.of(VALUES))

/** Valid values by field, for fields in which an arbitrary value would already fail the first check. */
const VALID: Record<string, readonly unknown[]> = {
  idJefeFicha: [1_000_000_001, '10000001', '10000002'],
  nroFicha: [2_888_001, '2888002', 2_888_003],
  idProgramaFormacion: [1, '1'],
  fechaInicioLectiva: ['2026-02-02'],
  fechaFinLectiva: ['2027-08-02'],
  fechaFinFicha: ['2028-02-02'],
  nombrePrograma: ['Programa', 'Otro programa'],
  nivel: ['tecnologo', 'tecnico'],
  totalHoras: [2304, '3984'],
}

/** Returns a value that nearly matches the schema: each part is valid, invalid or missing. */
export function nearlyValid(described: Schema, random: Random): unknown {
  if (random.next() < 0.06) return anything(random)
  const schema = random.of(alternativesOf(described))
  if (isNull(schema)) return null
  if (schema.enum) return random.of(schema.enum)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(() => random.next() > 0.03)
    const value = (name: string, field: Schema) =>
      name in VALID && random.next() < 0.97 ? random.of(VALID[name] ?? []) : nearlyValid(field, random)
    return Object.fromEntries(fields.map(([name, field]) => [name, value(name, field)]))
  }
  if (schema.type === 'string') return random.of(['52000111', '2026-03-01', '2027-03-01', 'Ana', 'ana@fichero.example'])
  if (schema.type === 'boolean') return random.next() < 0.5
  return random.between(1, 3_000_000)
}
