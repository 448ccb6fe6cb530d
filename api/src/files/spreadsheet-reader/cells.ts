import type { RowProblemCode } from '@fichero/contract/row-problems'
import { plainText, shownDocument } from '@fichero/contract/text'
import { type DateReading, serialDateTime, swappedDateTime, writtenDateTime } from './dates.js'
import type { Cell } from './sheet.js'

/** The code and the name of a competency or a program. */
export interface CodeAndName {
  codigo: string
  nombre: string
}

/** Returns the text of a cell, cleaned like every other text (`plainText`). Numbers are written without exponent. */
export const cleanText = (cell: Cell | undefined): string => plainText(rawText(cell))

/** Returns a cell as text. Integers have no exponent. */
function rawText(cell: Cell | undefined): string {
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

/**
 * A code and a text, such as `2999001 - NAME`; in some reports with a line break before the dash. Invisible characters may
 * surround the code. Whitespace in the text is not changed.
 */
const CODE_AND_TEXT = /^[\s\p{Cf}]*(\d{1,15})[\s\p{Cf}]*[-‐‑–—][\s\p{Cf}]*([^\s\p{Cf}][\s\S]*)$/u

/** Splits a cell into its code and the text after it, unchanged. */
export function codeAndText(cell: Cell | undefined): { codigo: string; texto: string } | null {
  const match = CODE_AND_TEXT.exec(rawText(cell))
  return match && { codigo: match[1]!, texto: match[2]! }
}

/** Reads `38368 - NAME`, the code and name of a competency or a program. Null for any other text. */
export function competencyOf(cell: Cell | undefined): CodeAndName | null {
  const found = codeAndText(cell)
  return found && { codigo: found.codigo, nombre: cleanText(found.texto) }
}

/** A document number has five to fifteen digits, not all zeros. Passports (PA) may have letters beside digits. */
export function isDocument(text: string, type: string): boolean {
  return (type === 'PA' ? /^[A-Z0-9]{5,15}$/i : /^\d{5,15}$/).test(text) && /[1-9]/.test(text)
}

/** Returns the reason why a cell is not a valid document number. */
export function documentProblem(cell: Cell | undefined): RowProblemCode {
  const text = shownDocument(cleanText(cell))
  if (text === '') return 'document_missing'
  return typeof cell === 'string' && /^[\d.,'’ ]+$/.test(text) && /\D/.test(text)
    ? 'document_unclear'
    : 'document_invalid'
}

/** A serial date as text, as in a CSV of cells without a date format: `45693`, `45693.5`. */
const SERIAL_TEXT = /^\d{5}(?:[.,]\d{1,15})?$/

/** Returns the serial number of a date, which may be written as text; null for anything else. */
export function serialOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell
  const text = cleanText(cell)
  return SERIAL_TEXT.test(text) ? Number(text.replace(',', '.')) : null
}

/** Returns `YYYY-MM-DD HH:MM:SS` from a serial number or a written date; null for anything else. */
export function dateTimeOf(cell: Cell | undefined, { date1904, order, swapped }: DateReading): string | null {
  const serial = serialOf(cell)
  if (serial === null) return writtenDateTime(cleanText(cell), order)
  const moment = serialDateTime(serial, date1904)
  return (swapped && moment !== null && swappedDateTime(moment)) || moment
}
