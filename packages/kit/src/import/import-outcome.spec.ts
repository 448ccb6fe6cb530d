import type { ImportReport } from '@fichero/contract/imports.schema'
import { importOutcome } from './import-outcome'
import { keepSentFile, sentFile } from './sent-file'

const none = { nuevos: 0, cambiados: 0, sin_cambio: 3 }
const some = { ...none, nuevos: 1 }
const report = (given: object) =>
  ({ simulado: false, id: 7, rechazados: 0, registros: none, aprendices: null, ...given }) as ImportReport

test.each([
  ['would', { simulado: true, id: null, registros: some }],
  ['wouldSame', { simulado: true, id: null }],
  ['would', { simulado: true, id: null, registros: some, rechazados: 2 }],
  ['refused', { id: null, registros: some, rechazados: 2 }],
  ['refused', { id: null, rechazados: 2 }],
  ['saved', { registros: some }],
  ['saved', { registros: some, rechazados: 2 }],
  ['same', {}],
])('%s: %j', (outcome, given) => {
  expect(importOutcome(report(given))).toBe(outcome)
})

test('the file of the last report is kept, and that of no other', () => {
  const [one, other] = [new File(['1'], 'one.xls'), new File(['2'], 'other.xls')]
  expect(sentFile(report({ id: 7 }))).toBeUndefined()
  keepSentFile(report({ id: 7 }), one)
  keepSentFile(report({ id: null }), other)
  keepSentFile(report({ id: 8 }), null)
  expect([sentFile(report({ id: 7 })), sentFile(report({ id: 8 }))]).toEqual([one, undefined])
  keepSentFile(report({ id: 8 }), other)
  expect([sentFile(report({ id: 7 })), sentFile(report({ id: 8 }))]).toEqual([undefined, other])
  expect(sentFile(report({ id: null }))).toBeUndefined()
})
