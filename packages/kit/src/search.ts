/** Returns the text in lower case without accents, so that «analisis» matches «Análisis». */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Returns whether every word of the search occurs in the texts. */
export function matches(search: string, ...texts: (string | null)[]): boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  const haystack = plainText(texts.join(' '))
  return words.every((word) => haystack.includes(word))
}
