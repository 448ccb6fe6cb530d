import type { RowProblemCode } from '@fichero/contract/row-problems'
import { plainText, shownDocument } from '@fichero/contract/text'
import { type DateReading, serialDateTime, turnedDateTime, writtenDateTime } from './dates.js'
import type { Cell } from './sheet.js'

export interface CodeAndName {
  codigo: string
  nombre: string
}

/** Text of a cell by the rule of all texts (`plainText`); numbers without exponent. */
export const cleanText = (cell: Cell | undefined): string => plainText(rawText(cell))

function rawText(cell: Cell | undefined): string {
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

/**
 * `2999001 - NAME`, `38368 - TEXT`, in some reports with a line break before the dash. Signs that nobody sees may stand
 * around the code. Whitespace in the text is kept.
 */
const CODE_AND_TEXT = /^[\s\p{Cf}]*(\d{1,15})[\s\p{Cf}]*[-‐‑–—][\s\p{Cf}]*([^\s\p{Cf}][\s\S]*)$/u

/** A code and what follows it, as it is written. */
export function codeAndText(cell: Cell | undefined): { codigo: string; texto: string } | null {
  const match = CODE_AND_TEXT.exec(rawText(cell))
  return match && { codigo: match[1]!, texto: match[2]! }
}

export function competencyOf(cell: Cell | undefined): CodeAndName | null {
  const found = codeAndText(cell)
  return found && { codigo: found.codigo, nombre: cleanText(found.texto) }
}

/** Five to fifteen digits, not all zeros; passports (PA) may have letters beside their digits. */
export function isDocument(text: string, type: string): boolean {
  return (type === 'PA' ? /^[A-Z0-9]{5,15}$/i : /^\d{5,15}$/).test(text) && /[1-9]/.test(text)
}

/** What is wrong with a cell that has no document. */
export function documentProblem(cell: Cell | undefined): RowProblemCode {
  const text = shownDocument(cleanText(cell))
  if (text === '') return 'document_missing'
  return typeof cell === 'string' && /^[\d.,'’ ]+$/.test(text) && /\D/.test(text)
    ? 'document_unclear'
    : 'document_invalid'
}

/** Returns `YYYY-MM-DD HH:MM:SS` from a serial number or a written date; null for anything else. */
export function dateTimeOf(cell: Cell | undefined, { date1904, order, turned }: DateReading): string | null {
  if (typeof cell !== 'number') return writtenDateTime(cleanText(cell), order)
  const moment = serialDateTime(cell, date1904)
  return (turned && moment !== null && turnedDateTime(moment)) || moment
}
