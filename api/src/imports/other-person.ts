import { searchable } from '../database/searchable.js'
import { PARTICLES } from '../sheets/names.js'

interface Named {
  nombre: string
  apellido: string
  /** Null where the file does not say it. */
  tipo_documento: string | null
}

/**
 * Returns whether two people who share a document are not the same: their names have no word in common, or, where the
 * type differs too, most words differ. A typo, an accent, a second name or TI that became CC tell nobody apart.
 */
export function isOtherPerson(known: Named, said: Named): boolean {
  const [few, many] = [wordsOf(known), wordsOf(said)].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  const alike = few.filter((word) => many.some((other) => isAlike(word, other))).length
  if (alike === few.length) return false
  if (!few.some((word) => many.includes(word))) return true
  const sameType = said.tipo_documento === null || said.tipo_documento === known.tipo_documento
  return !sameType && alike * 2 <= few.length
}

/** The words of a name; `DE LA` says nothing about whose it is. */
function wordsOf({ nombre, apellido }: Named): string[] {
  const words = [...new Set(searchable(nombre, apellido).split(/[\s.,-]+/))].filter((word) => word !== '')
  const telling = words.filter((word) => !PARTICLES.has(word))
  return telling.length > 0 ? telling : words
}

/** In shorter words one letter tells two names apart, as in ANA and EVA. */
const MIN_LETTERS = 4

/** Returns whether two words differ by one letter at most: another, one more, one less, or two exchanged. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < MIN_LETTERS) return false
  let at = 0
  while (one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
