import { cleanText, competencyOf } from './cells.js'
import type { Cell } from './sheet.js'

const HIDDEN = /\p{Cf}/u

/** The sign that nobody sees and that alone keeps a code from being read, as `U+200B`; null if there is none. */
export function signInCode(cell: Cell | undefined): string | null {
  const sign = typeof cell === 'string' ? HIDDEN.exec(cell)?.[0] : undefined
  if (sign === undefined || competencyOf(cleanText(cell)) === null) return null
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
