/** @jest-environment jsdom */
import { matches, matchesPerson, onOpenSearch, openSearch, plainText } from './search'

test('a search ignores accents and case, and matches its words in any order', () => {
  expect(plainText('Análisis Ñandú')).toBe('analisis nandu')
  expect(matches('software ANALISIS', 'Análisis y Desarrollo de Software', null)).toBe(true)
  expect(matches('228118', 'Análisis y Desarrollo de Software', '228118')).toBe(true)
  expect(matches('cocina', 'Análisis y Desarrollo de Software', '228118')).toBe(false)
})

test.each(["d'alessio", 'd’alessio', 'dalessio', 'alessio', 'D Alessio'])(
  'the search %s finds a name with an apostrophe',
  (search) => {
    for (const name of ['Mara D’Alessio', "Mara D'Alessio"]) expect(matches(search, name)).toBe(true)
    expect(matches(search, 'Mara Alesia')).toBe(false)
  },
)

test('a mail address is found as it is typed', () => {
  expect(matches('ana.paz@centro', 'Ana Paz', 'ana.paz@centro.example')).toBe(true)
  expect(matches('ana.paz@centro', 'Ana Paz', 'ana.paz@otro.example')).toBe(false)
  expect(matches('a@centro', 'Ana', 'centro')).toBe(false)
})

test('an empty search matches everything, and one of punctuation alone nothing', () => {
  expect(matches('§', 'Cocina § 2')).toBe(false)
  expect(matches('  ', 'Cocina')).toBe(true)
})

test.each(['1098765432', '1.098.765.432', 'CC 1 098 765 432', 'rojas 1.098.765'])(
  'the search %s finds the person',
  (search) => {
    expect(matchesPerson(search, 'CC', '1098765432', 'Marta', 'Rojas')).toBe(true)
    expect(matchesPerson(search, 'CC', '1098765499', 'Marta', 'Rojas')).toBe(search === 'rojas 1.098.765')
  },
)

test.each(['2.15', '2. .15', '.215', '215.', '2-15'])('the search %j finds the document number 215', (search) => {
  expect(matchesPerson(search, '215')).toBe(true)
})

test.each(['x.215', '21.6'])('the search %j does not find the document number 215', (search) => {
  expect(matchesPerson(search, '215')).toBe(false)
})

test('a word of a search does not match across two texts', () => {
  expect(matches('ana rojas', 'Ana', 'Rojas')).toBe(true)
  expect(matches('anarojas', 'Ana', 'Rojas')).toBe(false)
  expect(matches('null', 'Ana', null)).toBe(false)
})

test('a screen can open the search while the shell listens', () => {
  const open = jest.fn()
  const stop = onOpenSearch(open)
  openSearch()
  stop()
  openSearch()
  expect(open).toHaveBeenCalledTimes(1)
})
