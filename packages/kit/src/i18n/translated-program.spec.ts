import { languageOfProgram, translatedProgram } from './translated-program'

test.each([
  ['Análisis y Desarrollo de Software', 'Software Analysis and Development'],
  ['ANALISIS Y DESARROLLO DE SOFTWARE', 'Software Analysis and Development'],
  ['Programación de software', 'Software Programming'],
  [' PROGRAMACION  DE SOFTWARE .', 'Software Programming'],
  ['Desarrollo de soluciones de software', 'Desarrollo de soluciones de software'],
  ['Análisis y desarrollo de software para la nube', 'Análisis y desarrollo de software para la nube'],
  ['', ''],
])('the program %j is %j in English, and keeps its name in Spanish', (name, english) => {
  expect(translatedProgram(name, 'en')).toBe(english)
  expect(translatedProgram(name, 'es')).toBe(name)
})

test.each([
  ['Software Programming', 'en', undefined],
  ['Software Programming, version 2', 'en', undefined],
  ['Cocina', 'en', 'es'],
  ['Programación de software', 'es', 'es'],
])('the language of %j on a page in %s is %s', (shown, language, expected) => {
  expect(languageOfProgram(shown, language)).toBe(expected)
})
