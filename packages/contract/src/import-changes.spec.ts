import { hasChanges, isRefused, tenseOf } from './import-changes'
import type { ImportReport } from './imports.schema'

const none = { nuevos: 0, cambiados: 0, sin_cambio: 9 }
const report = (given: object) =>
  ({ simulado: false, id: 7, rechazados: 0, registros: none, aprendices: null, ...given }) as ImportReport

test.each([
  ['nothing', {}, false],
  ['no people either', { aprendices: none }, false],
  ['a new record', { registros: { ...none, nuevos: 1 } }, true],
  ['a changed record', { registros: { ...none, cambiados: 1 } }, true],
  ['a new enrolment', { aprendices: { ...none, nuevos: 1 } }, true],
  ['a changed enrolment', { aprendices: { ...none, cambiados: 1 } }, true],
  ['a record and an enrolment', { registros: { ...none, nuevos: 1 }, aprendices: { ...none, cambiados: 1 } }, true],
  ['new records beside changed ones', { registros: { ...none, nuevos: 1, cambiados: 1 } }, true],
])('a file with %s has changes: %j %s', (_, given, expected) => {
  expect(hasChanges(report(given))).toBe(expected)
})

test.each([
  ['was loaded', {}, false, 'done'],
  ['was loaded without the rejected rows', { rechazados: 2 }, false, 'done'],
  ['had nothing to load', { id: null }, false, 'done'],
  ['was refused for its rejected rows', { id: null, rechazados: 2 }, true, 'plan'],
  ['was refused for one row', { id: null, rechazados: 1 }, true, 'plan'],
  ['was simulated', { simulado: true, id: null }, false, 'plan'],
  ['was simulated with rejected rows', { simulado: true, id: null, rechazados: 2 }, false, 'plan'],
])('of a file that %s: %j', (_, given, refused, tense) => {
  expect([isRefused(report(given)), tenseOf(report(given))]).toEqual([refused, tense])
})
