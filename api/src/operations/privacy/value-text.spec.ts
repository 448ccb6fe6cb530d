import { valueText } from './value-text.js'

it.each([
  [
    'an object',
    { nro_documento: '1001', antes: null, despues: { celular: '300' } },
    'nro_documento: 1001; despues: (celular: 300)',
  ],
  ['an object with empty values', { filas: 0, hoja: '', codigos: ['a', 'b'], listas: [] }, 'filas: 0; codigos: (a; b)'],
  [
    'an object with dates',
    { fecha: '2027-07-27', dias: ['2027-07-27 14:05:09'] },
    'fecha: 27/07/2027; dias: (27/07/2027 14:05)',
  ],
  ['a boolean', false, 'false'],
  ['null', null, ''],
])('valueText formats %s as text', (_, value, text) => {
  expect(valueText(value, 'es')).toBe(text)
})
