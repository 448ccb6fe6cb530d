import { isUtf8 } from 'node:buffer'
import { plainText } from '@fichero/contract/text'
import { namedLetter, numberedLetter } from './entities.js'
import { windows1252Bytes } from './single-byte.js'

// What programs write for a letter that they have to write in ASCII, or read in another encoding than it has.

/** `&Ntilde;`, also without its end, `&#209;` and `&#xD1;`. */
const ENTITY =
  /&(?:#(\d{1,7});|#[xX]([0-9a-fA-F]{1,6});|([A-Za-z]{2,8});|([A-Za-z](?:acute|grave|circ|tilde|uml|cedil)))/g
/** `\u00d1`, `\u{d1}`, `%u00D1`, `U+00D1` and Excel's `_x00D1_`. */
const CODE_POINT = /(?:\\u|%u|U\+)([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]{1,6})\}|_x([0-9a-fA-F]{4})_/g
/** `%C3%91`, `=C3=91` and `\xc3\x91`, in UTF-8 or with one byte a letter. */
const BYTES = /(?:%[0-9a-fA-F]{2})+|(?:=[0-9a-fA-F]{2})+|(?:\\x[0-9a-fA-F]{2})+/g
/** UTF-8 as Windows-1252 shows it: `Ã‘`, `Â°`, `â€“`, and `N` with the mark `Ìƒ`. */
const READ_OTHERWISE =
  /Ã[\u0080-\u009f\u00a1-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Â[\u00a0-\u00bf]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›œ]|Ì[\u0080-\u0083€‚ƒ\u0088ˆ]/g
const TILDE = /([nN])[~˜](?=\p{L})/gu
const QUOTED = /\\(['"])/g
/** In names only: an accent behind its vowel, but not the apostrophe of `O´NEAL`; and `~` at the end of a word. */
const ACCENT_BEHIND = /(?<=\p{L})([aeiouAEIOU])([´¨])/gu
const TILDE_AT_END = /([nN])[~˜]$/
const MARKS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308' }

const SPANISH = /^[áéíóúüñÁÉÍÓÚÜÑ]+$/
const MAY_BE_ENCODED = /[&\\%=~˜´¨ÃÂâÌ]|_x|U\+/
const ADDRESS = /:\/\/|www\./
/** A text may have been encoded more than once, as `&amp;Ntilde;`. */
const MOST_TIMES = 3

/** A word as it is written, and with the letters that it can only mean. */
export interface Encoded {
  escrito: string
  corregido: string
}

/** The text with the letters that it can only mean; the same text if it has them. */
export function decodedLetters(text: string, isName: boolean): string {
  return MAY_BE_ENCODED.test(text) ? text.replace(/\S+/g, (word) => decodedWord(word, isName)) : text
}

/** The first word that does not have its letters. */
export function encodedWord(text: string, isName: boolean): Encoded | undefined {
  for (const [escrito] of text.matchAll(/\S+/g)) {
    const corregido = decodedWord(escrito, isName)
    if (corregido !== escrito) return { escrito, corregido }
  }
  return undefined
}

function decodedWord(word: string, isName: boolean): string {
  if (!MAY_BE_ENCODED.test(word) || ADDRESS.test(word)) return word
  let decoded = word
  for (let times = 0; times < MOST_TIMES; times++) {
    const before = decoded
    decoded = decodedOnce(decoded, isName)
    if (decoded === before) break
  }
  return decoded === word ? word : plainText(decoded)
}

function decodedOnce(word: string, isName: boolean): string {
  const plain = word
    .replace(ENTITY, (whole, decimal, hexadecimal, name, open) => ofEntity(decimal, hexadecimal, name ?? open) ?? whole)
    .replace(CODE_POINT, (whole, ...digits) => letterOf(digits.slice(0, 3).find((one) => one !== undefined)) ?? whole)
    .replace(BYTES, (whole) => ofBytes(whole, isName) ?? whole)
    .replace(READ_OTHERWISE, (whole) => ofUtf8(windows1252Bytes(whole) ?? '') ?? whole)
    .replace(QUOTED, '$1')
    .replace(TILDE, tilde)
  if (!isName) return plain
  const accented = (_: string, letter: string, accent: string) => `${letter}${MARKS[accent]}`.normalize('NFC')
  return plain.replace(ACCENT_BEHIND, accented).replace(TILDE_AT_END, tilde)
}

const tilde = (_: string, letter: string) => (letter === 'n' ? 'ñ' : 'Ñ')

const letterOf = (hexadecimal: string) => numberedLetter(Number.parseInt(hexadecimal, 16))

function ofEntity(decimal: string | undefined, hexadecimal: string | undefined, name: string): string | null {
  if (decimal !== undefined) return numberedLetter(Number(decimal))
  return hexadecimal === undefined ? (namedLetter(name) ?? null) : letterOf(hexadecimal)
}

/** The letters of bytes; in other texts than names `50%DE` and `A=42` stand for themselves. */
function ofBytes(written: string, isName: boolean): string | null {
  const bytes = Buffer.from(written.replace(/[%=]|\\x/g, ''), 'hex')
  const latin1 = bytes.toString('latin1')
  const letters = ofUtf8(latin1) ?? (SPANISH.test(latin1) && isName ? latin1 : null)
  if (letters === null || /\p{Cc}/u.test(letters)) return null
  return isName || /[^\0-\x7f]/.test(letters) ? letters : null
}

function ofUtf8(latin1: string): string | null {
  const bytes = Buffer.from(latin1, 'latin1')
  return latin1 !== '' && isUtf8(bytes) ? bytes.toString() : null
}
