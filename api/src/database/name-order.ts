// The two engines sort accents and ñ differently, and neither as Spanish does. So a column holds a text that, compared character by
// character, sorts as `Intl.Collator('es')` does: letters first, then accents, then capitals (https://www.unicode.org/reports/tr10/).
// Only digits and small letters stand in it, which every collation puts into the same order.

const LETTERS = 'abcdefghijklmnñopqrstuvwxyz'
/** What stands before the letters, in its order. */
const SIGNS = ` _-,;:!?.'‘’"()[]{}@*/\\&#%\`^+<=>|~$0123456789`
/** In the order of their weights; ñ is a letter and not an accent. */
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

/** Nothing follows that would tell two texts apart. */
const trimmed = (level: string) => level.replace(/1+$/, '')

function levelsOf(text: string): string {
  let [letters, accents, capitals] = ['', '', '']
  // ñ stays one character, every other accent becomes a character of its own.
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

/** A text that sorts people by surname and then by name. */
export const nameOrder = (apellido: string, nombre: string): string =>
  (levelsOf(apellido) + END + levelsOf(nombre)).slice(0, NAME_ORDER_LENGTH)
