import type { Field } from './fields.js'
import type { Cell } from './sheet.js'

/** Stands in a cell whose formula has no result, which is not an empty cell. */
export const NO_RESULT = '#SIN_RESULTADO'

/**
 * What is left where programs could not keep or read a letter: U+FFFD, half a surrogate, signs without meaning; `Ñ` read in
 * another encoding, as `Ã‘`, `¥` or `„`; and lines of boxes.
 */
const DAMAGED = [
  /\ufffd|[\p{Cs}\p{Co}]|[\u0080-\u0084\u0086-\u009f]/u,
  /Ã[\u00a1-\u00bf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›?]|Â[\u00a0-\u00bf?]|â€/u,
  /[¤¥\u2500-\u259f]\p{L}|\p{L}[¢£¦§¬„†‡¤¥\u2500-\u259f]\p{L}/u,
]
/** A question mark that stands for a letter: beside a letter in a name, and in other texts within a word or before it. */
const LOST_IN_NAME = /\p{L}\?|\?\p{L}/u
const LOST_IN_WORD = /^\?\p{L}|\p{Lu}\?\p{Lu}|\p{Ll}\?\p{Ll}/u
const ADDRESS = /[/=@]|www\./

const NAMES: ReadonlySet<Field> = new Set([
  'nombre',
  'apellido',
  'nombres_y_apellidos',
  'apellidos_y_nombres',
  'evaluador',
])

/** Why the cell does not say what was written in it; null if it does. */
export function lossIn(cell: Cell | undefined, field?: Field): 'cell_without_result' | 'letters_lost' | null {
  if (typeof cell !== 'string') return null
  if (cell === NO_RESULT) return 'cell_without_result'
  const isLost =
    DAMAGED.some((pattern) => pattern.test(cell)) ||
    (cell.includes('?') && (field && NAMES.has(field) ? LOST_IN_NAME.test(cell) : lostInText(cell)))
  return isLost ? 'letters_lost' : null
}

/** Questions and addresses of the web have their question marks. */
function lostInText(text: string): boolean {
  const isAsked = text.split('?').length <= text.split('¿').length
  return !isAsked && text.split(/\s+/).some((word) => LOST_IN_WORD.test(word) && !ADDRESS.test(word))
}
