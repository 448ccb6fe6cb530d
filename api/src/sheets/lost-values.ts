import { decodedLetters, type Encoded, encodedWord } from './encoded-letters.js'
import type { Field } from './fields.js'
import type { Cell } from './sheet.js'

/** Stands in a cell whose formula has no result, which is not an empty cell. */
export const NO_RESULT = '#SIN_RESULTADO'

/**
 * What is left where programs could not keep or read a letter: U+FFFD, half a surrogate, signs without meaning; `Ñ` read in
 * another encoding, as `Ã‘`, `¥` or `„`; lines of boxes, and boxes that stand for what cannot be shown.
 */
const DAMAGED = [
  /\ufffd|[\p{Cs}\p{Co}]|[\u0080-\u0084\u0086-\u009f]|&#\w{1,7};/u,
  /Ã[\u00a1-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›?]|Â[\u00a0-\u00bf?]|â€/u,
  /[¤¥\u2500-\u259f]\p{L}|\p{L}[¢£¦§¬„†‡¤¥√\u2500-\u25ff\u2b1a-\u2b1c]\p{L}|\p{Lu}µ\p{Lu}/u,
]

/** Signs that programs put in the place of a letter, and that no name has beside one. */
const BESIDE_IN_NAME = /[?¿_\\%=~\u25a0-\u25ff\u2b1a-\u2b1c]\p{L}|\p{L}\p{M}?[?¿_\\%=~\u25a0-\u25ff\u2b1a-\u2b1c]/u
/** What stands between two letters of a name, other than the signs that names and people who write several have. */
const BETWEEN_IN_NAME = /[\p{L}\p{M}][^\p{L}\p{M}\p{N}\p{Cc}\p{Cf}\s.,;:/&+@()'’‘´`"“”«»‐-―−\-·°]\p{L}/u
/** Letters that are none of names, and those of another alphabet within a word: `Ñ` is `С` in the Cyrillic one. */
const NOT_OF_NAMES = /[µƒ]|\p{sc=Latin}\p{M}?[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u

/** A question mark that stands for a letter in other texts: within a word or before it. */
const LOST_IN_WORD = /^\?\p{L}|\p{Lu}[?¿]\p{Lu}|\p{Ll}[?¿]\p{Ll}/u
const ADDRESS = /[/=@]|www\./

const NAMES: ReadonlySet<Field> = new Set([
  'nombre',
  'apellido',
  'nombres_y_apellidos',
  'apellidos_y_nombres',
  'evaluador',
])

/** Why a cell does not say what was written in it. */
export type Loss =
  | { code: 'cell_without_result' | 'letters_lost' }
  /** Letters of a name, or of another text, in a form in which they can be told. */
  | ({ code: 'letters_encoded' | 'text_encoded' } & Encoded)

/** Returns null if the cell says what was written in it. */
export function lossIn(cell: Cell | undefined, field?: Field): Loss | null {
  if (typeof cell !== 'string') return null
  if (cell === NO_RESULT) return { code: 'cell_without_result' }
  const isName = field !== undefined && NAMES.has(field)
  const text = decodedLetters(cell, isName)
  if (DAMAGED.some((pattern) => pattern.test(text)) || (isName ? lostInName(text) : lostInText(text)))
    return { code: 'letters_lost' }
  if (text === cell) return null
  // A name is short, and shown as a whole.
  if (isName) return { code: 'letters_encoded', escrito: cell, corregido: text }
  const word = encodedWord(cell, isName)
  return word ? { code: 'text_encoded', ...word } : null
}

/** Who judged may have an address of mail beside the name. */
function lostInName(text: string): boolean {
  const name = text.includes('@')
    ? text
        .split(/\s+/)
        .filter((word) => !word.includes('@'))
        .join(' ')
    : text
  return [BESIDE_IN_NAME, BETWEEN_IN_NAME, NOT_OF_NAMES].some((pattern) => pattern.test(name))
}

/** Questions and addresses of the web have their question marks. */
function lostInText(text: string): boolean {
  if (!/[?¿]/.test(text)) return false
  const [closing, opening] = ['?', '¿'].map((sign) => text.split(sign).length)
  const isLost = (word: string) => LOST_IN_WORD.test(word) && !ADDRESS.test(word)
  return closing !== opening && text.split(/\s+/).some(isLost)
}
