import { owedOutcomes, waitOf } from './owed-outcomes.js'

type Input = Parameters<typeof owedOutcomes>[0]

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

/**
 * Returns one line for each outcome and evaluator of a ficha with ten people: the number of owed judgments, the number of
 * existing judgments, and the days since the first judgment.
 */
function owed(overrides: Partial<Input>) {
  const { resultados, sin_empezar } = owedOutcomes({
    aprendices: 10,
    head: HEAD,
    design: [outcome(1)],
    counts: [],
    judged: [],
    held: [],
    scheduledOf: () => undefined,
    all: false,
    day: DAY,
    ...overrides,
  })
  const owes = resultados.map(
    ({ id_resultado, responsable: { fuente, nombre }, personas, juzgados, dias }) =>
      `${id_resultado}: ${fuente} ${nombre} ${personas}, ${juzgados} since ${dias}`,
  )
  return sin_empezar === 0 ? owes : [...owes, `${sin_empezar} not started`]
}

test.each<[string, Partial<Input>, string[]]>([
  ['nobody has a judgment', {}, ['1 not started']],
  ['nobody has a judgment, and unstarted outcomes are requested', { all: true }, ['1: jefe JEFE 10, 0 since null']],
  [
    'nobody has a judgment, and an instructor is scheduled',
    { all: true, scheduledOf: () => ({ fuente: 'programado', documento: null, nombre: 'EVA' }) },
    ['1: programado EVA 10, 0 since null'],
  ],
  [
    'nobody has a judgment, and an evaluator holds all of them',
    { held: [held(1, ANA, 10)] },
    ['1: titular ANA 10, 0 since null'],
  ],
  ['all people have a judgment', { counts: [counted(1, 10)] }, []],
  ['more people have a judgment than are in training', { counts: [counted(1, 11)] }, []],
  [
    'some people have a judgment',
    { counts: [counted(1, 9)], judged: [judged(1, ANA, 9, '2026-11-20 10:00:00')] },
    ['1: evaluador ANA 1, 9 since 5'],
  ],
  ['some people have a judgment without an evaluator', { counts: [counted(1, 9)] }, ['1: jefe JEFE 1, 9 since null']],
  [
    'an evaluator holds all remaining judgments',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 4)] },
    ['1: titular ANA 4, 6 since null'],
  ],
  [
    'an evaluator holds more than the remaining judgments',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 5)] },
    ['1: titular ANA 5, 6 since null'],
  ],
  [
    'another evaluator holds a part of the remaining judgments',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 1)] },
    ['1: titular ANA 1, 6 since null', '1: evaluador LUIS 3, 6 since null'],
  ],
  [
    'the likely evaluator holds a part of the remaining judgments',
    { counts: [counted(1, 6)], judged: [judged(1, LUIS, 6)], held: [held(1, ANA, 1), held(1, LUIS, 1)] },
    ['1: titular ANA 1, 6 since null', '1: titular LUIS 3, 6 since null'],
  ],
  [
    'an evaluator with the same document number and another name holds a part',
    {
      counts: [counted(1, 6)],
      judged: [judged(1, LUIS, 6)],
      held: [held(1, { ...LUIS, evaluador_nombre: 'LUIS M' }, 1)],
    },
    ['1: titular LUIS M 1, 6 since null', '1: evaluador LUIS 3, 6 since null'],
  ],
])('owedOutcomes counts the owed judgments of an outcome if %s', (_, overrides, expected) => {
  expect(owed(overrides)).toEqual(expected)
})

test('owedOutcomes sorts by waiting time: longest first, without a date last', () => {
  const design = [1, 2, 3, 4].map(outcome)
  const counts = design.map(({ id }) => counted(id, 9))
  const rows = [
    judged(1, ANA, 9),
    judged(2, ANA, 9, '2026-11-25 08:00:00'),
    judged(3, ANA, 9, '2026-11-05 08:00:00'),
    judged(4, ANA, 9, '2026-11-15 08:00:00'),
  ]
  expect(owed({ design, counts, judged: rows }).map((line) => line[0])).toEqual(['3', '4', '2', '1'])
})

test.each([
  ['no date, without judgments', [], { desde: null, dias: null }],
  ['no date, if no judgment has a date', [null], { desde: null, dias: null }],
  [
    'the first of several dates',
    ['2026-11-20 10:00:00', '2026-11-18 23:59:59', '2026-11-19'],
    { desde: '2026-11-18', dias: 7 },
  ],
  ['the only date', [null, '2026-11-20', null], { desde: '2026-11-20', dias: 5 }],
])('waitOf counts from %s', (_, days, expected) => {
  const rows = days.map((day) => judged(1, ANA, 1, day))
  expect(waitOf(rows, DAY)).toEqual(expected)
})
