/** A run of letters and digits. Combining marks belong to their letter. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Returns a text in lower case and without accents: «Análisis» becomes «analisis». */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the words of each part of a text between blanks: punctuation separates words, but a mail address is one word. */
const wordsByPart = (text: string): string[][] =>
  folded(text)
    .split(/\s+/)
    .map((part) => (part.includes('@') ? [part] : (part.match(WORDS) ?? [])))
    .filter((words) => words.length > 0)

/** Returns the words of a text, folded: «Programación (web).» becomes «programacion» and «web». */
export const searchWords = (text: string): string[] => wordsByPart(text).flat()

/**
 * Returns the text in which searches look for words: the words of the texts, folded, and then each part with punctuation again
 * as one word. «Mara D’Alessio» becomes «mara d alessio dalessio».
 */
export function searchText(...texts: (string | null | undefined)[]): string {
  const parts = wordsByPart(texts.filter((text) => text != null).join(' '))
  const joined = parts.filter((words) => words.length > 1).map((words) => words.join(''))
  return [...parts.flat(), ...joined].join(' ')
}

/**
 * Returns the words that a typed search asks for. A search with punctuation has two readings, of which one must match: the
 * punctuation separates words («d», «alessio»), or is left out («dalessio»). A blank search has an empty reading, which every
 * text matches; a search of punctuation alone has no reading.
 */
export function searchReadings(search: string): string[][] {
  const parts = wordsByPart(search)
  if (parts.length === 0) return search.trim() === '' ? [[]] : []
  const separate = parts.flat()
  return separate.length === parts.length ? [separate] : [separate, parts.map((words) => words.join(''))]
}

/** Returns a name for comparisons: names that differ only in punctuation, such as `D’ALESSIO` and `D'ALESSIO`, have the same key. */
export const nameKey = (name: string): string => (name.match(WORDS) ?? []).join(' ')

/** Returns a key for names with the same words, whatever their order, punctuation, accents and case. */
export const anyOrderKey = (...names: string[]): string => searchWords(names.join(' ')).toSorted().join(' ')
