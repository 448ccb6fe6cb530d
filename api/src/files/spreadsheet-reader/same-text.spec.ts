import { isSimilarText, textKey } from './same-text.js'

it.each([
  [
    'lower case without accents, punctuation and double spaces',
    '  Preparar — SUSTRATOS, según técnica. ',
    'preparar sustratos segun tecnica',
  ],
  ['numbers and words', '1.2 Riego', '1 2 riego'],
  ['an empty text', '', ''],
])('the key of a text is %s', (_, text, key) => {
  expect(textKey(text)).toBe(key)
})

it.each([
  ['PREPARAR SUSTRATOS', 'Preparar sustratos.'],
  ['PREPARAR SUSTRATOS', 'PREPARAR ABONOS'],
  ['PREPARAR SUSTRATOS', 'PREPARAR LAS CAMAS Y LOS SEMILLEROS'],
  ['EL SOL', 'EL MAR'],
])('%j and %j are similar', (one, other) => {
  expect([isSimilarText(one, other), isSimilarText(other, one)]).toEqual([true, true])
})

it.each([
  ['PREPARAR SUSTRATOS', 'VENDER COSECHAS'],
  ['PREPARAR SUSTRATOS Y ABONOS', 'PREPARAR CAMAS Y SEMILLEROS'],
  ['LAS DEL SUSTRATO', 'LAS DEL ABONO'],
  ['EL SOL', 'LA MAR'],
  ['RIEGO', 'PODA'],
])('%j and %j are not similar', (one, other) => {
  expect([isSimilarText(one, other), isSimilarText(other, one)]).toEqual([false, false])
})
