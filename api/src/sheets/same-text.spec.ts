import { isSimilarText, textKey } from './same-text.js'

it.each([
  ['  Preparar — SUSTRATOS, según técnica. ', 'preparar sustratos segun tecnica'],
  ['1.2 Riego', '1 2 riego'],
  ['', ''],
])('the words of %j are %j', (text, key) => {
  expect(textKey(text)).toBe(key)
})

it.each([
  ['PREPARAR SUSTRATOS', 'Preparar sustratos.', true],
  ['PREPARAR SUSTRATOS', 'PREPARAR ABONOS', true],
  ['PREPARAR SUSTRATOS', 'VENDER COSECHAS', false],
  ['PREPARAR SUSTRATOS Y ABONOS', 'PREPARAR CAMAS Y SEMILLEROS', false],
  ['PREPARAR SUSTRATOS', 'PREPARAR LAS CAMAS Y LOS SEMILLEROS', true],
  // Little words say nothing, unless there are no others.
  ['LAS DEL SUSTRATO', 'LAS DEL ABONO', false],
  ['EL SOL', 'EL MAR', true],
  ['EL SOL', 'LA MAR', false],
  ['RIEGO', 'PODA', false],
])('%j and %j may say the same: %s', (one, other, similar) => {
  expect([isSimilarText(one, other), isSimilarText(other, one)]).toEqual([similar, similar])
})
