import { languageOfProgram, translatedProgram } from './translated-program'

test.each([
  ['a known program has an English name', 'Análisis y Desarrollo de Software', 'Software Analysis and Development'],
  [
    'a known program in capitals has an English name',
    'ANALISIS Y DESARROLLO DE SOFTWARE',
    'Software Analysis and Development',
  ],
  ['a second known program has an English name', 'Programación de software', 'Software Programming'],
  [
    'a known program with stray spaces and a full stop has an English name',
    ' PROGRAMACION  DE SOFTWARE .',
    'Software Programming',
  ],
  [
    'an unknown program keeps its Spanish name',
    'Desarrollo de soluciones de software',
    'Desarrollo de soluciones de software',
  ],
  [
    'a longer name that begins like a known program keeps its Spanish name',
    'Análisis y desarrollo de software para la nube',
    'Análisis y desarrollo de software para la nube',
  ],
  ['an empty name stays empty', '', ''],
])('%s', (_, name, english) => {
  expect(translatedProgram(name, 'en')).toBe(english)
  expect(translatedProgram(name, 'es')).toBe(name)
})

test.each([
  ['a translated program needs no language mark on an English page', 'Software Programming', 'en', undefined],
  [
    'a translated program with more text needs no language mark on an English page',
    'Software Programming, version 2',
    'en',
    undefined,
  ],
  ['a program without a translation is marked as Spanish on an English page', 'Cocina', 'en', 'es'],
  ['a program on a Spanish page is marked as Spanish', 'Programación de software', 'es', 'es'],
])('%s', (_, shown, language, expected) => {
  expect(languageOfProgram(shown, language)).toBe(expected)
})
