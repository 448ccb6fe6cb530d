import { searchReadings, searchText } from '@fichero/contract/search-text'
import { cutText } from '@fichero/contract/text'
import { SEARCH_LENGTH, WORD_LENGTH } from './columns.js'

/** Returns the value of a search column (`busqueda`). MySQL would ignore accents in any column, SQLite does not. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  cutText(searchText(...parts), SEARCH_LENGTH).trim()

/** Returns the distinct words of a search column, cut to the length of the word columns. */
export const wordsOf = (text: string): string[] => distinctWords(text.split(' ').filter(Boolean))

/** Returns the words that a typed search asks for, as `searchReadings`, cut like the words of the columns. */
export const typedReadings = (search: string): string[][] => searchReadings(search).map(distinctWords)

const distinctWords = (words: string[]) => [...new Set(words.map((word) => word.slice(0, WORD_LENGTH)))]
