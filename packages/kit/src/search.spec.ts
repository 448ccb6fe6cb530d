/** @jest-environment jsdom */
import { matches, matchesPerson, onOpenSearch, openSearch, plainText } from './search'

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

test.each([
  ['2.15', true],
  ['2. .15', true],
  ['.215', false],
  ['215.', false],
  ['x.215', false],
  ['2-15', false],
])('%j finds the document 215: %s', (search, expected) => {
  expect(matchesPerson(search, '215')).toBe(expected)
})

test('words of a search lie in one text or in several, and not across two', () => {
  expect(matches('ana rojas', 'Ana', 'Rojas')).toBe(true)
  expect(matches('anarojas', 'Ana', 'Rojas')).toBe(false)
  expect(matches('null', 'Ana', null)).toBe(false)
})

test('a screen asks the shell for the search while it listens', () => {
  const open = jest.fn()
  const stop = onOpenSearch(open)
  openSearch()
  stop()
  openSearch()
  expect(open).toHaveBeenCalledTimes(1)
})
