/** In a text of one line, line breaks and tabs count as blanks. `\s` also matches U+FEFF, which is not a blank. */
const BLANKS = /[^\S\ufeff]+/g
/**
 * Control characters (Cc), invisible format characters such as zero-width spaces and direction marks (Cf), and unpaired
 * surrogates (Cs). SQLite ends a text at U+0000, MySQL ignores these characters in comparisons, and neither stores an
 * unpaired surrogate.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
/** More combining marks than any letter has. Normalizing such a run takes quadratic time, so this text is not normalized. */
const ENDLESS_MARKS = /\p{M}{31}/u

/**
 * Returns a text of one line as it is stored and compared: runs of blanks collapsed, trimmed, without invisible characters,
 * and in Unicode form NFC, because SQLite distinguishes `É` from an `E` with a combining accent and MySQL does not. Forms,
 * queries, file names and cells of spreadsheets all go through it, so that both databases store and find the same.
 */
export function plainText(text: string): string {
  const spaced = text.replace(BLANKS, ' ').trim()
  if (spaced.search(UNSEEN) >= 0) return plainText(spaced.replace(UNSEEN, ''))
  return ENDLESS_MARKS.test(spaced) ? spaced : spaced.normalize('NFC')
}

/** Returns the first `max` UTF-16 units of a text, or one less if the cut would split a surrogate pair. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * Returns a document number as it is stored and compared: without the dots and blanks of `1.098.765.432`, in upper case.
 * Passports have letters, which MySQL compares case-insensitively, SQLite and JavaScript case-sensitively.
 */
export const plainDocument = (text: string): string => plainText(text).replace(/[. ]/g, '').toUpperCase()

/** An integer in groups of three digits, with the same separator between all groups. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3}){0,4}$/

/** Removes the separators of an integer in groups of three digits; returns any other text unchanged. */
const withoutThousands = (number: string): string => (GROUPED.test(number) ? number.replace(/\D/g, '') : number)

/** An integer as written by programs that store all numbers as decimals: `1900011001.0`. */
const WITH_DECIMAL = /^(\d{5,15})\.0$/

/** Removes the `.0` of an integer that is written as a decimal. */
export const withoutDecimal = (number: string): string => number.replace(WITH_DECIMAL, '$1')

/**
 * Returns the document number in a cell of a spreadsheet: `1.900.011.001` and `1900011001.0` become 1900011001; a passport
 * loses its blanks and is in upper case. An ambiguous text such as `1.900.011.00` is returned unchanged and fails validation:
 * `plainDocument`, which is safe only for typed numbers that people see, could turn it into the number of another person.
 */
export function shownDocument(text: string): string {
  const document = plainText(text).toUpperCase()
  const hasLetters = /[A-Z]/.test(document) && /^[A-Z\d ]+$/.test(document)
  return hasLetters ? document.replaceAll(' ', '') : withoutThousands(withoutDecimal(document))
}

/** The unit that may follow a number of hours. */
const HOURS_WORD = / ?(?:horas?|hours?|hrs?|h)\.?$/i

/**
 * Returns hours as digits if they are written as people write them: `3.984`, `3 984`, `3,984 hours`. A text that is not an
 * integer, such as `3.9` or `3984,5`, is returned unchanged: no decimals are dropped.
 */
export function plainHours(text: string): string {
  return withoutThousands(plainText(text).replace(HOURS_WORD, ''))
}

/** Returns the name of a person for sentences and headings. People with a single name have no surname. */
export const fullName = ({ nombre, apellido }: { nombre: string; apellido: string }): string =>
  `${nombre} ${apellido}`.trim()
