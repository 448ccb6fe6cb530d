import { folded, searchReadings, searchText } from '@fichero/contract/search-text'

/** Returns the text in lower case and without accents: «analisis» matches «Análisis». */
export { folded as plainText }

/** Returns whether every word of the search occurs in the texts, in any order, without accents, with or without punctuation. */
export function matches(search: string, ...texts: (string | null)[]): boolean {
  const haystack = searchText(...texts)
  return searchReadings(search).some((words) => words.every((word) => haystack.includes(word)))
}

/** Like `matches`, for people: a document number may be typed with dots or blanks, as in `1.098.765.432`. */
export const matchesPerson = (search: string, ...texts: (string | null)[]) =>
  matches(search, ...texts) || matches(search.replace(/(?<=\d)[. ]+(?=\d)/g, ''), ...texts)

const OPEN = 'fichero:search'

/** Opens the search of the shell, as its shortcut does. */
export const openSearch = () => void window.dispatchEvent(new Event(OPEN))

/** For the shell: calls `open` when a screen asks for the search. Returns a function that removes the listener. */
export function onOpenSearch(open: () => void): () => void {
  window.addEventListener(OPEN, open)
  return () => window.removeEventListener(OPEN, open)
}
