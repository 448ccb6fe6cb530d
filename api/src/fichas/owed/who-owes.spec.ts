import { lackedOutcomes, presentLacked, responsiblePeople } from './lacked-outcomes.js'
import { isNamed, likelyPerson, personOf } from './who-owes.js'

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
  [named('20', 'ANA'), true, '20', 'ANA'],
  [named('20', null), true, '20', '20'],
  [named(null, 'ANA'), true, null, 'ANA'],
  [named('', ''), false, null, ''],
  [named(null, null), false, null, ''],
])('a report that has %j names somebody: %s', (given, isSomebody, documento, nombre) => {
  expect(isNamed(given)).toBe(isSomebody)
  expect(personOf(given, 'titular')).toEqual({ fuente: 'titular', documento, nombre })
})

test.each([
  ['the head, of whom nobody gave any', [], 'JEFE'],
  ['the head, where the report names nobody', [judged(named(null, null), 9)], 'JEFE'],
  ['who gave the most', [judged(ANA, 2), judged(LUIS, 3), judged(ROSA, 1)], 'LUIS'],
  ['who gave the most, wherever', [judged(LUIS, 3), judged(ANA, 2)], 'LUIS'],
  ['of equals who comes first by document', [judged(ANA, 2), judged(LUIS, 2)], 'LUIS'],
  ['the same of equals in another order', [judged(LUIS, 2), judged(ANA, 2)], 'LUIS'],
  ['of equals without a document who comes first by name', [judged(ROSA, 2), judged(named(null, 'INÉS'), 2)], 'INÉS'],
  ['of equals with one document who comes first by name', [judged(named('10', 'LUIS M'), 2), judged(LUIS, 2)], 'LUIS'],
])('what nobody is named for is likely owed by %s', (_, given, nombre) => {
  const { fuente, ...person } = likelyPerson(given, HEAD)
  expect([fuente, person.nombre]).toEqual([nombre === 'JEFE' ? 'jefe' : 'evaluador', nombre])
  if (nombre === 'JEFE') expect(person).toEqual(HEAD)
})

const row = (nro_documento: string, id_resultado: number, person = named(null, null), isFailed = false) => ({
  nro_documento,
  id_resultado,
  estado: isFailed ? ('NO APROBADO' as const) : null,
  ...person,
})

test('of each person and outcome it is said who owes it: whom the report names, who gives it, or nobody known', () => {
  const rows = [row('1', 7, ROSA, true), row('2', 7), row('3', 8)]
  const lacked = lackedOutcomes(rows, new Map([[7, [judged(ANA, 2)]]]), HEAD)
  expect(lacked.map(({ nro_documento }) => nro_documento)).toEqual(['1', '2', '3'])
  expect(lacked.map(presentLacked)).toEqual([
    { id_resultado: 7, estado: 'NO APROBADO', fuente: 'titular', responsable: 'ROSA' },
    { id_resultado: 7, estado: 'pendiente', fuente: 'evaluador', responsable: '20' },
    { id_resultado: 8, estado: 'pendiente', fuente: 'jefe', responsable: null },
  ])
})

test('who owes the most is first; of equals who did not approve more, then by what tells them apart', () => {
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
  expect(responsiblePeople(lackedOutcomes(rows, new Map(), HEAD))).toEqual([
    { clave: '10', documento: '10', nombre: 'LUIS', pendientes: 2, no_aprobados: 0 },
    { clave: '20', documento: '20', nombre: 'ANA', pendientes: 1, no_aprobados: 1 },
    { clave: '40', documento: '40', nombre: 'ZOE', pendientes: 1, no_aprobados: 0 },
    { clave: '50', documento: '50', nombre: 'MAX', pendientes: 1, no_aprobados: 0 },
    { clave: 'ROSA', documento: null, nombre: 'ROSA', pendientes: 1, no_aprobados: 0 },
  ])
})
