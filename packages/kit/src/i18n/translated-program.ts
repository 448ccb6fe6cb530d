import { searchWords } from '@fichero/contract/search-text'

/** The names that the specification translates, by its keys. Other programs have only the name of SOFIA Plus. */
const PROGRAMS = {
  ads: { es: 'Análisis y Desarrollo de Software', en: 'Software Analysis and Development' },
  ps: { es: 'Programación de Software', en: 'Software Programming' },
}

/** SOFIA Plus writes `PROGRAMACION DE SOFTWARE .`. */
const keyOf = (name: string) => searchWords(name).join(' ')

const ENGLISH = new Map(Object.values(PROGRAMS).map(({ es, en }) => [keyOf(es), en]))

/** Returns the name of a program in a language; unchanged without a translation. */
export const translatedProgram = (name: string, language: string): string =>
  (language === 'en' && ENGLISH.get(keyOf(name))) || name

/** Returns the `lang` of a program's name on a page in `language`, with or without its version; undefined if translated. */
export const languageOfProgram = (shown: string, language: string): 'es' | undefined =>
  language === 'en' && [...ENGLISH.values()].some((name) => shown.startsWith(name)) ? undefined : 'es'
