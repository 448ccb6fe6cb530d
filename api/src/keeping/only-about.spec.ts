import { onlyAbout } from './only-about.js'
import { valueText } from './value-text.js'

const one = { nro_documento: '1001', antes: null, despues: { celular: '300' } }
const other = { nro_documento: '1002', antes: null, despues: { celular: '311' } }

it.each([
  ['records of several people', { matriculas: [other, one] }, { matriculas: [one] }],
  ['records of others', { matriculas: [other], creacion: true }, { matriculas: [], creacion: true }],
  ['lists in a record', { avisos: [{ de: [1001, '1002'] }] }, { avisos: [{ de: [1001] }] }],
  ['documents of others', { documentos: ['1002'] }, { documentos: ['1002'] }],
  ['a record alone', other, other],
  ['nothing', null, null],
])('of %s it keeps what names the person', (_, value, kept) => {
  expect(onlyAbout(value, ['1001'])).toEqual(kept)
})

it.each([
  [one, 'nro_documento: 1001; despues: (celular: 300)'],
  [{ filas: 0, hoja: '', codigos: ['a', 'b'], listas: [] }, 'filas: 0; codigos: (a; b)'],
  [false, 'false'],
  [null, ''],
])('tells %j in words', (value, text) => {
  expect(valueText(value)).toBe(text)
})
