import { lackedForAnswer, lackedOutcomes, responsiblePeople } from './lacked-outcomes.js'
import { isNamed, likelyPerson, personOf } from './who-owes.js'

/** The evaluator columns of a row. */
const named = (evaluador_documento: string | null, evaluador_nombre: string | null) => ({
  evaluador_documento,
  evaluador_nombre,
})
const HEAD = { documento: '1000000001', nombre: 'JEFE' }
const ANA = named('20', 'ANA')
const LUIS = named('10', 'LUIS')
const ROSA = named(null, 'ROSA')
const judged = (person: ReturnType<typeof named>, juzgados: number) => ({
  nro_ficha: 1,
  id_resultado: 7,
  juzgados,
  desde: null,
  ...person,
})

test.each([
  ['a document number and a name', named('20', 'ANA'), true, '20', 'ANA'],
  ['only a document number', named('20', null), true, '20', '20'],
  ['only a name', named(null, 'ANA'), true, null, 'ANA'],
  ['empty texts', named('', ''), false, null, ''],
  ['neither document number nor name', named(null, null), false, null, ''],
])('isNamed and personOf interpret an evaluator with %s', (_, evaluator, isSomebody, documento, nombre) => {
  expect(isNamed(evaluator)).toBe(isSomebody)
  expect(personOf(evaluator, 'titular')).toEqual({ fuente: 'titular', documento, nombre })
})

test.each([
  ['the head, if there is no judgment', [], 'JEFE'],
  ['the head, if the judgments have no evaluator', [judged(named(null, null), 9)], 'JEFE'],
  ['the evaluator with the most judgments', [judged(ANA, 2), judged(LUIS, 3), judged(ROSA, 1)], 'LUIS'],
  ['the evaluator with the most judgments, in another order', [judged(LUIS, 3), judged(ANA, 2)], 'LUIS'],
  [
    'the smaller document number, if two evaluators gave equally many judgments',
    [judged(ANA, 2), judged(LUIS, 2)],
    'LUIS',
  ],
  [
    'the smaller document number, if two evaluators gave equally many judgments, in another order',
    [judged(LUIS, 2), judged(ANA, 2)],
    'LUIS',
  ],
  [
    'the alphabetically first name, if two evaluators without a document number gave equally many judgments',
    [judged(ROSA, 2), judged(named(null, 'INÉS'), 2)],
    'INÉS',
  ],
  [
    'the alphabetically first name, if two evaluators with the same document number gave equally many judgments',
    [judged(named('10', 'LUIS M'), 2), judged(LUIS, 2)],
    'LUIS',
  ],
])('likelyPerson returns %s', (_, judgments, nombre) => {
  const { fuente, ...person } = likelyPerson({ judgments, scheduled: undefined }, HEAD)
  expect([fuente, person.nombre]).toEqual([nombre === 'JEFE' ? 'jefe' : 'evaluador', nombre])
  if (nombre === 'JEFE') expect(person).toEqual(HEAD)
})

const SCHEDULED = { fuente: 'programado' as const, documento: null, nombre: 'EVA LUGO' }

test('likelyPerson returns who is scheduled if nobody has evaluated the classmates, before the head', () => {
  expect(likelyPerson({ judgments: [], scheduled: SCHEDULED }, HEAD)).toEqual(SCHEDULED)
  expect(likelyPerson({ judgments: [judged(named(null, null), 9)], scheduled: SCHEDULED }, HEAD)).toEqual(SCHEDULED)
  expect(likelyPerson({ judgments: [judged(ANA, 1)], scheduled: SCHEDULED }, HEAD).nombre).toBe('ANA')
})

const row = (nro_documento: string, id_resultado: number, person = named(null, null), isFailed = false) => ({
  nro_documento,
  id_resultado,
  estado: isFailed ? ('NO APROBADO' as const) : null,
  ...person,
})

const evidenceOf = (id: number) => ({
  judgments: id === 7 ? [judged(ANA, 2)] : [],
  scheduled: id === 9 ? SCHEDULED : undefined,
})

test('lackedOutcomes assigns each missing judgment to the evaluator in the report, the likely one, who is scheduled or the head', () => {
  const rows = [row('1', 7, ROSA, true), row('2', 7), row('3', 8)]
  const lacked = lackedOutcomes([...rows, row('3', 9)], evidenceOf, HEAD)
  expect(lacked.map(({ nro_documento }) => nro_documento)).toEqual(['1', '2', '3', '3'])
  expect(lacked.map(lackedForAnswer)).toEqual([
    { id_resultado: 7, estado: 'NO APROBADO', fuente: 'titular', responsable: 'ROSA' },
    { id_resultado: 7, estado: 'pendiente', fuente: 'evaluador', responsable: '20' },
    { id_resultado: 8, estado: 'pendiente', fuente: 'jefe', responsable: null },
    { id_resultado: 9, estado: 'pendiente', fuente: 'programado', responsable: 'EVA LUGO' },
  ])
})

test('responsiblePeople sorts evaluators by owed judgments, then by NO APROBADO judgments, then by key', () => {
  const rows = [
    row('1', 8, ROSA),
    row('1', 7, named('40', 'ZOE')),
    row('1', 7, named('50', 'MAX')),
    row('1', 9, ANA),
    row('2', 9, ANA, true),
    row('1', 10, LUIS),
    row('2', 10, LUIS),
    row('1', 11),
  ]
  expect(responsiblePeople(lackedOutcomes(rows, () => ({ judgments: [], scheduled: undefined }), HEAD))).toEqual([
    { clave: '10', documento: '10', nombre: 'LUIS', pendientes: 2, no_aprobados: 0 },
    { clave: '20', documento: '20', nombre: 'ANA', pendientes: 1, no_aprobados: 1 },
    { clave: '40', documento: '40', nombre: 'ZOE', pendientes: 1, no_aprobados: 0 },
    { clave: '50', documento: '50', nombre: 'MAX', pendientes: 1, no_aprobados: 0 },
    { clave: 'ROSA', documento: null, nombre: 'ROSA', pendientes: 1, no_aprobados: 0 },
  ])
})
