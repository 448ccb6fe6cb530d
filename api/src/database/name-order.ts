// SQLite and MySQL sort accents and ñ differently, and neither sorts as Spanish does. So a column holds a sort key
// that, compared character by character, sorts like `Intl.Collator('es')`: letters first, then accents, then case
// (https://www.unicode.org/reports/tr10/). The key contains only digits and lower-case letters, which all collations sort
// alike.

const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
/** Characters that sort before the letters, in order. */
const SIGNS = ` _-,;:!?.'‘’"()[]{}@*/\\&#%\`^+<=>|~$0123456789`
/** Combining accents in order of weight. The tilde of ñ is missing, because ñ is a letter. */
const ACCENTS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0328\u0327\u0304'
// Digits and letters of the key. `END` separates the three levels; it sorts before all others.
const END = '0'
const SIGN = '1'
const FIRST_LETTER = 2
const OTHER = 'z'
const PLAIN = '1'
const CAPITAL = '2'

/** Length of the column with the sort key, in characters. */
export const NAME_ORDER_LENGTH = 600

/** Writes a number in base 36 with at least `length` digits. */
const symbol = (number: number, length = 1) => number.toString(36).padStart(length, '0')

/** Returns the key of a letter, a sign or any other character. */
function letterOf(character: string): string {
  const letter = LETTERS.indexOf(character)
  if (letter >= 0) return symbol(FIRST_LETTER + letter)
  const sign = SIGNS.indexOf(character)
  return sign >= 0 ? SIGN + symbol(sign, 2) : OTHER + symbol(character.codePointAt(0) ?? 0, 4)
}

/** Removes trailing neutral weights, which do not affect the order. */
const trimmed = (level: string) => level.slice(0, level.split('').findLastIndex((weight) => weight !== PLAIN) + 1)

/** Returns the three levels of a text: its letters, then its accents, then its capitals. */
function levelsOf(text: string): string {
  let [letters, accents, capitals] = ['', '', '']
  // ñ remains one character; all other accents become separate characters.
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
