import type { Field } from './column-fields.js'
import { decodedLetters, type Encoded, encodedWord } from './encoded-letters.js'
import type { Cell } from './sheet.js'

/** Value of a cell whose formula has no result. Without this mark the cell would look empty. */
export const NO_RESULT = '#SIN_RESULTADO'

/**
 * Patterns of letters that programs could not store or read: U+FFFD, lone surrogates, control characters; `Ñ` in a wrong
 * encoding, as `Ã‘`, `¥` or `„`; box drawing characters, and boxes in place of characters that cannot be shown.
 */
const DAMAGED = [
  /\ufffd|[\p{Cs}\p{Co}]|[\u0080-\u0084\u0086-\u009f]|&#\w{1,7};/u,
  /Ã[\u00a1-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›?]|Â[\u00a0-\u00bf?]|â€/u,
  /[¤¥\u2500-\u259f]\p{L}|\p{L}[¢£¦§¬„†‡¤¥√\u2500-\u25ff\u2b1a-\u2b1c]\p{L}|\p{Lu}µ\p{Lu}/u,
]

/** Characters that programs write in place of a letter, and that no name has beside a letter. */
const BESIDE_IN_NAME = /[?¿_\\%=~\u25a0-\u25ff\u2b1a-\u2b1c]\p{L}|\p{L}\p{M}?[?¿_\\%=~\u25a0-\u25ff\u2b1a-\u2b1c]/u
/** A character between two letters that occurs neither in a name nor between two names. */
const BETWEEN_IN_NAME = /[\p{L}\p{M}][^\p{L}\p{M}\p{N}\p{Cc}\p{Cf}\s.,;:/&+@()'’‘´`"“”«»‐-―−\-·°]\p{L}/u
/** Letters that names do not have, and words of two alphabets: `Ñ` becomes `С` in a Cyrillic encoding. */
const NOT_OF_NAMES = /[µƒ]|\p{sc=Latin}\p{M}?[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u

/** In texts other than names: a question mark in place of a letter, within a word or at its beginning. */
const LOST_IN_WORD = /^\?\p{L}|\p{Lu}[?¿]\p{Lu}|\p{Ll}[?¿]\p{Ll}/u
const ADDRESS = /[/=@]|www\./

const NAMES: ReadonlySet<Field> = new Set([
  'nombre',
  'apellido',
  'nombres_y_apellidos',
  'apellidos_y_nombres',
  'evaluador',
])

/** How the original value of a cell was lost. */
export type Loss =
  | { code: 'cell_without_result' | 'letters_lost' }
  /** Letters of a name, or of another text, that can be decoded. */
  | ({ code: 'letters_encoded' | 'text_encoded' } & Encoded)

/** Returns how a cell lost its value; null if nothing was lost. */
export function lossIn(cell: Cell | undefined, field?: Field): Loss | null {
  if (typeof cell !== 'string') return null
  if (cell === NO_RESULT) return { code: 'cell_without_result' }
  const isName = field !== undefined && NAMES.has(field)
  const text = decodedLetters(cell, isName)
  if (DAMAGED.some((pattern) => pattern.test(text)) || (isName ? isNameDamaged(text) : isTextDamaged(text)))
    return { code: 'letters_lost' }
  if (text === cell) return null
  // A name is short, so the message shows all of it.
  if (isName) return { code: 'letters_encoded', escrito: cell, corregido: text }
  const word = encodedWord(cell, isName)
  return word ? { code: 'text_encoded', ...word } : null
}

/** Whether a name lost letters. Ignores mail addresses, which may follow an evaluator's name. */
function isNameDamaged(text: string): boolean {
  const name = text.includes('@')
    ? text
        .split(/\s+/)
        .filter((word) => !word.includes('@'))
        .join(' ')
    : text
  return [BESIDE_IN_NAME, BETWEEN_IN_NAME, NOT_OF_NAMES].some((pattern) => pattern.test(name))
}

/** Whether a text lost letters. Ignores the question marks of questions and web addresses. */
function isTextDamaged(text: string): boolean {
  if (!/[?¿]/.test(text)) return false
  const [closing, opening] = ['?', '¿'].map((sign) => text.split(sign).length)
  const isLost = (word: string) => LOST_IN_WORD.test(word) && !ADDRESS.test(word)
  return closing !== opening && text.split(/\s+/).some(isLost)
}
