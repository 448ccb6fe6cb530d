import { isUtf8 } from 'node:buffer'
import { plainText } from '@fichero/contract/text'
import { namedLetter, numberedLetter } from './entities.js'
import { windows1252Bytes } from './single-byte.js'

// Decodes escape sequences and mojibake that programs leave in place of letters.

/** `&Ntilde;`, also without its semicolon, `&#209;` and `&#xD1;`. */
const ENTITY =
  /&(?:#(\d{1,7});|#[xX]([0-9a-fA-F]{1,6});|([A-Za-z]{2,8});|([A-Za-z](?:acute|grave|circ|tilde|uml|cedil)))/g
/** `\u00d1`, `\u{d1}`, `%u00D1`, `U+00D1` and Excel's `_x00D1_`. */
const CODE_POINT = /(?:\\u|%u|U\+)([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]{1,6})\}|_x([0-9a-fA-F]{4})_/g
/** `%C3%91`, `=C3=91` and `\xc3\x91`, in UTF-8 or with one byte a letter. */
const BYTES = /(?:%[0-9a-fA-F]{2})+|(?:=[0-9a-fA-F]{2})+|(?:\\x[0-9a-fA-F]{2})+/g
/** UTF-8 decoded as Windows-1252: `Ã‘`, `Â°`, `â€“`, and the combining tilde `Ìƒ` after `N`. */
const MOJIBAKE =
  /Ã[\u0080-\u009f\u00a1-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|Â[\u00a0-\u00bf]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›œ]|Ì[\u0080-\u0083€‚ƒ\u0088ˆ]/g
/** A tilde after the letter `n` of a word: `MUN~OZ`. */
const TILDE = /([nN])[~˜](?=\p{L})/gu
/** An escaped quotation mark. */
const QUOTED = /\\(['"])/g
/** An accent after its vowel, decoded in names only; but not the apostrophe of `O´NEAL`. */
const ACCENT_BEHIND = /(?<=\p{L})([aeiouAEIOU])([´¨])/gu
/** A tilde at the end of a word, decoded in names only. */
const TILDE_AT_END = /([nN])[~˜]$/
/** Combining marks by the accents that are written after a vowel. */
const MARKS: Readonly<Record<string, string>> = { '´': '\u0301', '¨': '\u0308' }

const SPANISH = /^[áéíóúüñÁÉÍÓÚÜÑ]+$/
/** An encoded word has at least one of these signs. */
const MAY_BE_ENCODED = /[&\\%=~˜´¨ÃÂâÌ]|_x|U\+/
const ADDRESS = /:\/\/|www\./
/** A text may have been encoded more than once, as `&amp;Ntilde;`. */
const MOST_TIMES = 3

/** A word as it is written, and decoded. */
export interface Encoded {
  escrito: string
  corregido: string
}

/** Decodes a text; returns it unchanged if nothing in it is encoded. */
export function decodedLetters(text: string, isName: boolean): string {
  return MAY_BE_ENCODED.test(text) ? text.replace(/\S+/g, (word) => decodedWord(word, isName)) : text
}

/** Returns the first word with encoded letters. */
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
    .replace(
      ENTITY,
      (match, decimal, hexadecimal, name, open) => letterOfEntity(decimal, hexadecimal, name ?? open) ?? match,
    )
    .replace(
      CODE_POINT,
      (match, ...digits) => letterOf(digits.slice(0, 3).find((group) => group !== undefined)) ?? match,
    )
    .replace(BYTES, (match) => lettersOfBytes(match, isName) ?? match)
    .replace(MOJIBAKE, (match) => lettersOfUtf8(windows1252Bytes(match) ?? '') ?? match)
    .replace(QUOTED, '$1')
    .replace(TILDE, tilde)
  if (!isName) return plain
  const accented = (_: string, letter: string, accent: string) => `${letter}${MARKS[accent]}`.normalize('NFC')
  return plain.replace(ACCENT_BEHIND, accented).replace(TILDE_AT_END, tilde)
}

const tilde = (_: string, letter: string) => (letter === 'n' ? 'ñ' : 'Ñ')

const letterOf = (hexadecimal: string) => numberedLetter(Number.parseInt(hexadecimal, 16))

function letterOfEntity(decimal: string | undefined, hexadecimal: string | undefined, name: string): string | null {
  if (decimal !== undefined) return numberedLetter(Number(decimal))
  return hexadecimal === undefined ? (namedLetter(name) ?? null) : letterOf(hexadecimal)
}

/** Decodes escaped bytes. Outside names, ASCII results such as `50%DE` and `A=42` are taken literally. */
function lettersOfBytes(written: string, isName: boolean): string | null {
  const bytes = Buffer.from(written.replace(/[%=]|\\x/g, ''), 'hex')
  const latin1 = bytes.toString('latin1')
  const letters = lettersOfUtf8(latin1) ?? (SPANISH.test(latin1) && isName ? latin1 : null)
  if (letters === null || /\p{Cc}/u.test(letters)) return null
  return isName || /[^\0-\x7f]/.test(letters) ? letters : null
}

/** Decodes UTF-8 bytes in a Latin-1 string; null if they are not UTF-8. */
function lettersOfUtf8(latin1: string): string | null {
  const bytes = Buffer.from(latin1, 'latin1')
  return latin1 !== '' && isUtf8(bytes) ? bytes.toString() : null
}
