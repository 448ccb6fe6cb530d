import { cleanText } from './cells.js'
import type { Cell } from './sheet.js'

/** An error of Excel, such as `#REF!`: what Excel shows in a cell that it cannot calculate. */
const ERROR_TEXT = /^#[^ ]+$/
const BOOLEAN = /^(?:true|false|verdadero|falso)$/i

/** Whether the cell is an error of Excel, as a value or as text in a CSV. */
export const isErrorCell = (cell: Cell | undefined) => typeof cell === 'string' && ERROR_TEXT.test(cell.trim())

/** Whether a text is a boolean in Spanish or English, as spreadsheet programs write it. */
export const isBoolean = (text: string) => BOOLEAN.test(text)

/** A name has letters, and is not a number, boolean or error of Excel. */
export function isName(cell: Cell | undefined): boolean {
  const text = cleanText(cell)
  return typeof cell === 'string' && /\p{L}/u.test(text) && !isBoolean(text) && !isErrorCell(cell)
}

/** What people write in place of the surname of a person with a single name. */
const NO_SURNAME = /^[.\-‐-―_*/]+$/

/** Returns the surname of a cell's text; empty if the text only says that there is none. */
export const surnameOf = (text: string): string => (NO_SURNAME.test(text) ? '' : text)

interface Names {
  nombre: string
  apellido: string
}

/** Words that belong to the next word of a name. */
export const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'santa', 'y'])

/**
 * Splits names and surnames of one cell, at the comma if there is one. Otherwise two of three or more words are surnames,
 * as in Colombia; `DE LA` belongs to the next word. One part is empty if there is only one word.
 */
export function splitName(text: string, surnamesFirst: boolean): Names {
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  if (after.length > 0) {
    const rest = after.join(' ').trim()
    return surnamesFirst ? { apellido: before, nombre: rest } : { nombre: before, apellido: rest }
  }
  const names = namesOf(text)
  const surnames = Math.min(2, names.length - 1)
  const split = surnamesFirst ? surnames : names.length - surnames
  const [first, second] = [names.slice(0, split).join(' '), names.slice(split).join(' ')]
  return surnamesFirst ? { apellido: first, nombre: second } : { nombre: first, apellido: second }
}

/** Splits a text into names: `MARÍA`, `DE LA CRUZ`. */
function namesOf(text: string): string[] {
  const names: string[] = []
  let open = ''
  for (const word of text.split(' ')) {
    open += open === '' ? word : ` ${word}`
    if (PARTICLES.has(word.toLowerCase())) continue
    names.push(open)
    open = ''
  }
  if (open !== '') names.push(open)
  return names
}
