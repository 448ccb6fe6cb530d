/** Text without accents and in lower case, so that a search finds «Análisis» by «analisis». */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word of the search stands somewhere in the texts. */
export function matches(search: string, ...texts: (string | null)[]): boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  const haystack = plainText(texts.join(' '))
  return words.every((word) => haystack.includes(word))
}
