import { owedOutcomes, waitOf } from './owed-outcomes.js'

type Given = Parameters<typeof owedOutcomes>[0]

const HEAD = { documento: '1000000001', nombre: 'JEFE' }
const ANA = { evaluador_documento: '1890099001', evaluador_nombre: 'ANA' }
const LUIS = { evaluador_documento: '1890099002', evaluador_nombre: 'LUIS' }
const DAY = '2026-11-25'

const outcome = (id: number) => ({
  id,
  codigo: String(id),
  nombre_rae: `Resultado ${id}`,
  id_competencia: 1,
  codigo_competencia: '1',
  nombre_competencia: 'Competencia',
})
const judged = (id_resultado: number, person: typeof ANA, juzgados: number, desde: string | null = null) => ({
  nro_ficha: 1,
  id_resultado,
  juzgados,
  desde,
  ...person,
})
const held = (id_resultado: number, person: typeof ANA, personas: number) => ({
  nro_ficha: 1,
  id_resultado,
  personas,
  ...person,
})
const counted = (id_resultado: number, juzgados: number) => ({ nro_ficha: 1, id_resultado, juzgados, no_aprobados: 0 })

/** Of a ficha of ten people: who owes how many judgments of which outcome, and how long it waits. */
function owed(given: Partial<Given>) {
  const { resultados, sin_empezar } = owedOutcomes({
    aprendices: 10,
    head: HEAD,
    design: [outcome(1)],
    counts: [],
    judged: [],
    held: [],
    all: false,
    day: DAY,
    ...given,
  })
  const owes = resultados.map(
    ({ id_resultado, responsable: { fuente, nombre }, personas, juzgados, dias }) =>
      `${id_resultado}: ${fuente} ${nombre} ${personas}, ${juzgados} since ${dias}`,
  )
  return sin_empezar === 0 ? owes : [...owes, `${sin_empezar} not begun`]
}

test.each<[string, Partial<Given>, string[]]>([
  ['nobody has it', {}, ['1 not begun']],
  ['nobody has it, which is asked for', { all: true }, ['1: jefe JEFE 10, 0 since null']],
  ['nobody has it, and somebody holds it', { held: [held(1, ANA, 10)] }, ['1: titular ANA 10, 0 since null']],
  ['all have it', { counts: [counted(1, 10)] }, []],
  ['more have it than are in training', { counts: [counted(1, 11)] }, []],
  [
    'some have it',
    { counts: [counted(1, 9)], judged: [judged(1, ANA, 9, '2026-11-20 10:00:00')] },
    ['1: evaluador ANA 1, 9 since 5'],
  ],
  ['some have it from nobody', { counts: [counted(1, 9)] }, ['1: jefe JEFE 1, 9 since null']],
  [
    'somebody holds all that are left',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 4)] },
    ['1: titular ANA 4, 6 since null'],
  ],
  [
    'somebody holds more than are left',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 5)] },
    ['1: titular ANA 5, 6 since null'],
  ],
  [
    'somebody else holds a part',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 1)] },
    ['1: titular ANA 1, 6 since null', '1: evaluador LUIS 3, 6 since null'],
  ],
  [
    'who gives it holds a part',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 1), held(1, LUIS, 1)] },
    ['1: titular ANA 1, 6 since null', '1: titular LUIS 3, 6 since null'],
  ],
  [
    'one with the same document and another name holds a part',
    {
      counts: [counted(1, 6)],
      judged: [judged(1, LUIS, 6)],
      held: [held(1, { ...LUIS, evaluador_nombre: 'LUIS M' }, 1)],
    },
    ['1: titular LUIS M 1, 6 since null', '1: evaluador LUIS 3, 6 since null'],
  ],
])('an outcome of ten people where %s', (_, given, expected) => {
  expect(owed(given)).toEqual(expected)
})

test('what waits longest is first, and what has no date last', () => {
  const design = [1, 2, 3, 4].map(outcome)
  const counts = design.map(({ id }) => counted(id, 9))
  const given = [
    judged(1, ANA, 9),
    judged(2, ANA, 9, '2026-11-25 08:00:00'),
    judged(3, ANA, 9, '2026-11-05 08:00:00'),
    judged(4, ANA, 9, '2026-11-15 08:00:00'),
  ]
  expect(owed({ design, counts, judged: given }).map((line) => line[0])).toEqual(['3', '4', '2', '1'])
})

test.each([
  ['nobody', [], { desde: null, dias: null }],
  ['nobody with a date', [null], { desde: null, dias: null }],
  [
    'the first of several',
    ['2026-11-20 10:00:00', '2026-11-18 23:59:59', '2026-11-19'],
    { desde: '2026-11-18', dias: 7 },
  ],
  ['the only one with a date', [null, '2026-11-20', null], { desde: '2026-11-20', dias: 5 }],
])('an outcome waits since %s', (_, days, expected) => {
  const given = days.map((day) => judged(1, ANA, 1, day))
  expect(waitOf(given, DAY)).toEqual(expected)
})
