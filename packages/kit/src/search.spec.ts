import { matches, matchesPerson, plainText } from './search'

test('a search ignores accents and case, and takes its words in any order', () => {
  expect(plainText('Análisis Ñandú')).toBe('analisis nandu')
  expect(matches('software ANALISIS', 'Análisis y Desarrollo de Software', null)).toBe(true)
  expect(matches('228118', 'Análisis y Desarrollo de Software', '228118')).toBe(true)
  expect(matches('cocina', 'Análisis y Desarrollo de Software', '228118')).toBe(false)
})

test('an empty search matches everything', () => {
  expect(matches('  ', 'Cocina')).toBe(true)
})

test.each(['1098765432', '1.098.765.432', 'CC 1 098 765 432', 'rojas 1.098.765'])('%s finds the person', (search) => {
  expect(matchesPerson(search, 'CC', '1098765432', 'Marta', 'Rojas')).toBe(true)
  expect(matchesPerson(search, 'CC', '1098765499', 'Marta', 'Rojas')).toBe(search === 'rojas 1.098.765')
})
