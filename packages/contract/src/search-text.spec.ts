import { anyOrderKey, folded, nameKey, searchReadings, searchText, searchWords } from './search-text'

test.each([
  ['Análisis  Ñandú', 'analisis nandu'],
  ['Mara D’Alessio', 'mara d alessio dalessio'],
  ["Ana O'Grady Ruiz-Peña", 'ana o grady ruiz pena ogrady ruizpena'],
  ['PROGRAMACION DE SOFTWARE .', 'programacion de software'],
  ['Redes (web)/TIC', 'redes web tic webtic'],
  ['Ana Ana.Paz@Centro.example', 'ana ana.paz@centro.example'],
  ['¿? - .', ''],
])('the search text of %j is %j', (text, expected) => {
  expect(searchText(text)).toBe(expected)
  expect(searchText(expected)).toBe(expected)
})

test('the search text of several texts leaves out those that are missing', () => {
  expect(searchText('Ana', null, undefined, '1.900')).toBe('ana 1 900 1900')
})

test.each([
  ['Mara ALESSIO', [['mara', 'alessio']]],
  [
    "mara d'alessio",
    [
      ['mara', 'd', 'alessio'],
      ['mara', 'dalessio'],
    ],
  ],
  ['ana.paz@centro.example', [['ana.paz@centro.example']]],
  [' ', [[]]],
  ['', [[]]],
  [' § ', []],
])('the readings of the search %j are %j', (search, readings) => {
  expect(searchReadings(search)).toEqual(readings)
})

test('a folded text keeps its punctuation', () => {
  expect(folded('Ana.Ríos@X.example')).toBe('ana.rios@x.example')
  expect(searchWords('Programación (web).')).toEqual(['programacion', 'web'])
})

test('names that differ only in punctuation have the same key', () => {
  for (const name of ["D'ALESSIO RUIZ-PEÑA", 'D’ALESSIO RUIZ‑PEÑA', 'D`ALESSIO RUIZ – PEÑA', 'D ALESSIO RUIZ PEÑA.'])
    expect(nameKey(name)).toBe('D ALESSIO RUIZ PEÑA')
  expect(nameKey('DALESSIO')).not.toBe(nameKey("D'ALESSIO"))
  expect(nameKey('Peña')).not.toBe(nameKey('Pena'))
})

test('names with the same words have the same key in any order, without accents and case', () => {
  expect(anyOrderKey('Ana María', 'Ruiz-Peña')).toBe(anyOrderKey('PEÑA RUIZ', 'maria ANA'))
  expect(anyOrderKey('Ana', 'Ruiz')).not.toBe(anyOrderKey('Ana', 'Ruiz Ruiz'))
})
