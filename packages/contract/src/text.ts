/** Line breaks and tabs, which `\s` covers, are blanks of a text of one line; the mark U+FEFF, which it covers too, is none. */
const BLANKS = /[^\S\ufeff]+/g
/**
 * Control characters (Cc), invisible format characters such as zero-width blanks and changes of direction (Cf), and
 * halves of a surrogate pair (Cs). SQLite ends a text at U+0000, MySQL ignores these characters when it compares, and
 * neither keeps half a pair.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
/** More marks than any letter has. Sorting them takes quadratic time, so a text with such a run keeps them as they are. */
const ENDLESS_MARKS = /\p{M}{31}/u

/**
 * Returns a text of one line as it is stored and compared: one blank where there was a run of blanks, none at the ends,
 * no character that nobody sees, and letters with their accents (NFC): SQLite tells `É` from an `E` with a mark behind
 * it, MySQL does not. Forms, queries, file names and the cells of spreadsheets all go through it, so that both databases
 * keep and find the same.
 */
export function plainText(text: string): string {
  const spaced = text.replace(BLANKS, ' ').trim()
  if (spaced.search(UNSEEN) >= 0) return plainText(spaced.replace(UNSEEN, ''))
  return ENDLESS_MARKS.test(spaced) ? spaced : spaced.normalize('NFC')
}

/** Returns the first `max` UTF-16 units of a text, or one less where the cut would halve a character. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * Returns a document number as it is stored and compared: without the dots and blanks of `1.098.765.432`, in capitals. A
 * passport has letters, which MySQL compares without case, while SQLite and JavaScript tell them apart.
 */
export const plainDocument = (text: string): string => plainText(text).replace(/[. ]/g, '').toUpperCase()

/** A whole number in groups of three, with the same sign between all of them. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3}){0,4}$/

const withoutThousands = (number: string): string => (GROUPED.test(number) ? number.replace(/\D/g, '') : number)

/** A whole number as programs write it that keep numbers with decimals: `1900011001.0`. */
const WITH_DECIMAL = /^(\d{5,15})\.0$/

export const withoutDecimal = (number: string): string => number.replace(WITH_DECIMAL, '$1')

/**
 * Returns a document number as a cell of a spreadsheet shows it: `1.900.011.001` and `1900011001.0` are 1900011001, and a
 * passport is without blanks, in capitals. What is not clear, as `1.900.011.00`, stays as it is and is no document:
 * `plainDocument` would make another person's of it. Who types one sees it, and is told when it is nobody's.
 */
export function shownDocument(text: string): string {
  const document = plainText(text).toUpperCase()
  const hasLetters = /[A-Z]/.test(document) && /^[A-Z\d ]+$/.test(document)
  return hasLetters ? document.replaceAll(' ', '') : withoutThousands(withoutDecimal(document))
}

/** What may follow hours. */
const HOURS_WORD = / ?(?:horas?|hours?|hrs?|h)\.?$/i

/**
 * Returns hours as digits where they are written as people write them: `3.984`, `3 984`, `3,984 hours`. What cannot be
 * meant as a whole number, as `3.9` or `3984,5`, stays as it is: nothing is cut off.
 */
export function plainHours(text: string): string {
  return withoutThousands(plainText(text).replace(HOURS_WORD, ''))
}
