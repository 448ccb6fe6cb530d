/** Text without accents and in lower case, so that a search finds «Ñáñez» by «nanez». */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
