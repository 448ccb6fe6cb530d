import { hasChanges, isRefused, tenseOf } from './import-changes'
import type { ImportReport } from './imports.schema'

const none = { nuevos: 0, cambiados: 0, sin_cambio: 9 }
const report = (changed: object) =>
  ({ simulado: false, id: 7, rechazados: 0, registros: none, aprendices: null, ...changed }) as ImportReport

test.each([
  ['a file with nothing new has no changes', {}, false],
  ['a file without changed people has no changes', { aprendices: none }, false],
  ['a file with a new record has changes', { registros: { ...none, nuevos: 1 } }, true],
  ['a file with a changed record has changes', { registros: { ...none, cambiados: 1 } }, true],
  ['a file with a new enrolment has changes', { aprendices: { ...none, nuevos: 1 } }, true],
  ['a file with a changed enrolment has changes', { aprendices: { ...none, cambiados: 1 } }, true],
  [
    'a file with a new record and a changed enrolment has changes',
    { registros: { ...none, nuevos: 1 }, aprendices: { ...none, cambiados: 1 } },
    true,
  ],
  ['a file with new and changed records has changes', { registros: { ...none, nuevos: 1, cambiados: 1 } }, true],
])('%s', (_, changed, expected) => {
  expect(hasChanges(report(changed))).toBe(expected)
})

test.each([
  ['that was imported is reported as done', {}, false, 'done'],
  ['that was imported without the rejected rows is reported as done', { rechazados: 2 }, false, 'done'],
  ['that had nothing to import is reported as done', { id: null }, false, 'done'],
  ['that was not imported because of rejected rows is reported as rejected', { id: null, rechazados: 2 }, true, 'plan'],
  ['that was not imported because of one row is reported as rejected', { id: null, rechazados: 1 }, true, 'plan'],
  ['that was simulated is reported as a plan', { simulado: true, id: null }, false, 'plan'],
  [
    'that was simulated with rejected rows is reported as a plan, not as rejected',
    { simulado: true, id: null, rechazados: 2 },
    false,
    'plan',
  ],
])('a file %s', (_, changed, rejected, tense) => {
  expect([isRefused(report(changed)), tenseOf(report(changed))]).toEqual([rejected, tense])
})
