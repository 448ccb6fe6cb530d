/** @jest-environment jsdom */
import type { ImportReport } from '@fichero/contract/imports.schema'
import { importOutcome } from './import-summary'

const none = { nuevos: 0, cambiados: 0, sin_cambio: 3 }
const some = { ...none, nuevos: 1 }
const report = (overrides: object) =>
  ({ simulado: false, id: 7, rechazados: 0, registros: none, aprendices: null, ...overrides }) as ImportReport

test.each([
  ['a dry run with changes would change something', 'would', { simulado: true, id: null, registros: some }],
  ['a dry run without changes would change nothing', 'wouldSame', { simulado: true, id: null }],
  ['a dry run that would record nothing has nothing to save', 'same', { simulado: true, id: null, repetido: true }],
  [
    'a dry run with changes and rejected rows would change something',
    'would',
    { simulado: true, id: null, registros: some, rechazados: 2 },
  ],
  [
    'an import that stopped because of rejected rows is refused',
    'refused',
    { id: null, registros: some, rechazados: 2 },
  ],
  ['an import with rejected rows and no changes is refused', 'refused', { id: null, rechazados: 2 }],
  ['an import with changes is saved', 'saved', { registros: some }],
  ['an import with changes and rejected rows is saved', 'saved', { registros: some, rechazados: 2 }],
  ['an import without changes changed nothing', 'same', {}],
])('%s', (_, outcome, overrides) => {
  expect(importOutcome(report(overrides))).toBe(outcome)
})
