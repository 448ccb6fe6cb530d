import { folded } from '@fichero/contract/search-text'
import { PARTICLES } from '../spreadsheet-reader/person-names.js'

/** The name of a person beside a document number, in a file or in the database. */
interface NamedPerson {
  nombre: string
  apellido: string
  /** Null if the file does not have the document type. */
  tipo_documento: string | null
}

/**
 * Returns whether two records with the same document number are different people: their names have no word in common, or
 * both the document type and at least half of the words differ. Typos, accents, second names and the change from a minor's
 * identity card (TI) to an adult's (CC) do not make another person.
 */
export function isOtherPerson(stored: NamedPerson, found: NamedPerson): boolean {
  const [less, more] = [wordsOf(stored), wordsOf(found)].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  const alike = less.filter((word) => more.some((other) => isAlike(word, other))).length
  if (alike === less.length) return false
  if (!less.some((word) => more.includes(word))) return true
  const sameType = found.tipo_documento === null || found.tipo_documento === stored.tipo_documento
  return !sameType && alike * 2 <= less.length
}

/** Returns the words of a name without particles such as `DE LA`; all words if the name has only particles. */
function wordsOf({ nombre, apellido }: NamedPerson): string[] {
  const words = [...new Set(folded(`${nombre} ${apellido}`).split(/[\s.,-]/))].filter((word) => word !== '')
  const significant = words.filter((word) => !PARTICLES.has(word))
  return significant.length > 0 ? significant : words
}

/** Shorter words must be equal, because a single letter makes another name, as in `ANA` and `ADA`. */
const MIN_LETTERS = 4

/** Returns whether two words differ by one typo at most: a replaced, added or missing letter, or two swapped letters. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < MIN_LETTERS) return false
  let common = 0
  while (one[common] === other[common]) common++
  const [rest, otherRest] = [one.slice(common), other.slice(common)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
