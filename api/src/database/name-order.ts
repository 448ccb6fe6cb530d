// SQLite and MySQL sort accents and ñ differently, and neither sorts as Spanish does. So a column holds a sort key
// that, compared character by character, sorts as `Intl.Collator('es')`: letters first, then accents, then case
// (https://www.unicode.org/reports/tr10/). It contains only digits and lower-case letters, which all collations sort
// alike.

const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
/** Characters that sort before the letters, in order. */
const SIGNS = ` _-,;:!?.'‘’"()[]{}@*/\\&#%\`^+<=>|~$0123456789`
/** Combining accents in order of weight. The tilde of ñ is missing, because ñ is a letter. */
const ACCENTS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0328\u0327\u0304'
const END = '0'
const SIGN = '1'
const FIRST_LETTER = 2
const OTHER = 'z'
const PLAIN = '1'
const CAPITAL = '2'

export const NAME_ORDER_LENGTH = 600

const symbol = (number: number, length = 1) => number.toString(36).padStart(length, '0')

function letterOf(character: string): string {
  const letter = LETTERS.indexOf(character)
  if (letter >= 0) return symbol(FIRST_LETTER + letter)
  const sign = SIGNS.indexOf(character)
  return sign >= 0 ? SIGN + symbol(sign, 2) : OTHER + symbol(character.codePointAt(0) ?? 0, 4)
}

/** Trailing neutral weights do not affect the order. */
const trimmed = (level: string) => level.slice(0, level.split('').findLastIndex((weight) => weight !== PLAIN) + 1)

function levelsOf(text: string): string {
  let [letters, accents, capitals] = ['', '', '']
  // Keep ñ as one character; split all other accents off as separate characters.
  for (const character of text
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/N\u0303/g, 'Ñ')) {
    const accent = ACCENTS.indexOf(character)
    if (accent >= 0) accents += symbol(2 + accent)
    else {
      const small = character.toLowerCase()
      letters += letterOf(small)
      accents += PLAIN
      capitals += small === character ? PLAIN : CAPITAL
    }
  }
  return [letters, trimmed(accents), trimmed(capitals)].join(END)
}

/** Returns a sort key by surname, then by name. */
export const nameOrder = (apellido: string, nombre: string): string =>
  (levelsOf(apellido) + END + levelsOf(nombre)).slice(0, NAME_ORDER_LENGTH)
