import { cleanText } from './cells.js'
import type { Cell } from './sheet.js'

/** What Excel writes in a cell that it cannot calculate, and the words for yes and no. */
const ERROR_TEXT = /^#[^ ]+$/
const TRUTH = /^(?:true|false|verdadero|falso)$/i

/** Whether the cell is an error of Excel, as a value or as text in a CSV. */
export const isErrorCell = (cell: Cell | undefined) => typeof cell === 'string' && ERROR_TEXT.test(cell.trim())

export const isTruth = (text: string) => TRUTH.test(text)

/** A name has letters, and is no number, truth value or error of Excel. */
export function isName(cell: Cell | undefined): boolean {
  const text = cleanText(cell)
  return typeof cell === 'string' && /\p{L}/u.test(text) && !isTruth(text) && !isErrorCell(cell)
}

interface Names {
  nombre: string
  apellido: string
}

export const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'san', 'santa', 'y'])

/**
 * Splits names and surnames of one cell, at the comma where there is one. Else two of three or more names are surnames,
 * as in Colombia; `DE LA` belongs to what follows. Either part is empty where there is only one name.
 */
export function splitName(text: string, surnamesFirst: boolean): Names {
  const [before = '', ...after] = text.split(',').map((part) => part.trim())
  if (after.length > 0) {
    const rest = after.join(' ').trim()
    return surnamesFirst ? { apellido: before, nombre: rest } : { nombre: before, apellido: rest }
  }
  const names = namesOf(text)
  const surnames = Math.min(2, names.length - 1)
  const at = surnamesFirst ? surnames : names.length - surnames
  const [first, second] = [names.slice(0, at).join(' '), names.slice(at).join(' ')]
  return surnamesFirst ? { apellido: first, nombre: second } : { nombre: first, apellido: second }
}

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
