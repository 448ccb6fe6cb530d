import { matches, plainText } from './search'

test('a search ignores accents and case, and takes its words in any order', () => {
  expect(plainText('Análisis Ñandú')).toBe('analisis nandu')
  expect(matches('software ANALISIS', 'Análisis y Desarrollo de Software', null)).toBe(true)
  expect(matches('228118', 'Análisis y Desarrollo de Software', '228118')).toBe(true)
  expect(matches('cocina', 'Análisis y Desarrollo de Software', '228118')).toBe(false)
})

test('an empty search matches everything', () => {
  expect(matches('  ', 'Cocina')).toBe(true)
})
