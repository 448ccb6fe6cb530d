import { plainText } from '../search'

/** The names that the specification translates, by its keys. Every other program has the name of SOFIA Plus alone. */
const PROGRAMS = {
  ads: { es: 'Análisis y Desarrollo de Software', en: 'Software Analysis and Development' },
  ps: { es: 'Programación de Software', en: 'Software Programming' },
}

/** SOFIA Plus writes `PROGRAMACION DE SOFTWARE .`. */
const keyOf = (name: string) =>
  plainText(name)
    .replace(/[\s.]+/g, ' ')
    .trim()

const ENGLISH = new Map(Object.values(PROGRAMS).map(({ es, en }) => [keyOf(es), en]))

/** Returns the name of a program in a language; the name itself where it has no translation. */
export const translatedProgram = (name: string, language: string): string =>
  (language === 'en' && ENGLISH.get(keyOf(name))) || name

/** Returns the language of a program's name as a screen in that language shows it, with its version or without. */
export const languageOfProgram = (shown: string, language: string): 'es' | undefined =>
  language === 'en' && [...ENGLISH.values()].some((name) => shown.startsWith(name)) ? undefined : 'es'
