import type { RowProblemCode } from '@fichero/contract/row-problems'
import { plainText, shownDocument } from '@fichero/contract/text'
import { type DateReading, serialDateTime, turnedDateTime, writtenDateTime } from './dates.js'
import type { Cell, CodeAndName } from './records.js'

/** Text of a cell by the rule of all texts (`plainText`); numbers without exponent. */
export const cleanText = (cell: Cell | undefined): string => plainText(rawText(cell))

function rawText(cell: Cell | undefined): string {
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

/**
 * `2999001 - NAME`, `38368 - TEXT`, in some reports with a line break before the dash. Whitespace in the text is kept.
 */
const CODE_AND_TEXT = /^\s*(\d{1,15})\s*[-–—]\s*(\S[\s\S]*)$/

function splitCode(cell: Cell | undefined): { code: string; rest: string } | null {
  const match = CODE_AND_TEXT.exec(rawText(cell))
  return match ? { code: match[1]!, rest: match[2]! } : null
}

export function competencyOf(cell: Cell | undefined): CodeAndName | null {
  const split = splitCode(cell)
  return split && { codigo: split.code, nombre: cleanText(split.rest) }
}

/**
 * `02  `, `01 `, `01- `, `RAP 1. `, `RA 1: `, `RA1 `, `R4: `. Must not match the number of `2D MODELAR` or `10 HORAS`.
 */
const ORDINAL =
  /^(?:RAP?\s*\d{1,2}(?:\s*[-–.:)]+\s*|\s+)|R\s*\d{1,2}\s*[-–.:)]+\s*|\d{1,2}\s*[-–.:)]+\s+|0\d[-–.:)]|0\d\s+|\d{2}\s{2,})(?=\S)/i

export function outcomeOf(cell: Cell | undefined): { codigo: string; nombre_rae: string } | null {
  const split = splitCode(cell)
  return split && { codigo: split.code, nombre_rae: cleanText(split.rest.replace(ORDINAL, '')) }
}

/** Parses `CC 99999999 - NAME NAME `; `  -   ` means no evaluator. Any other text is taken as a name. */
export function evaluatorOf(cell: Cell | undefined): { documento: string | null; nombre: string | null } {
  const text = cleanText(cell)
  const match = /^(?:[A-Z]{1,4} +)?([A-Z]{0,3}\d{4,15})(?: *[-–](.*))?$/i.exec(text)
  if (match) return { documento: match[1]!, nombre: match[2]?.trim() || null }
  return { documento: null, nombre: /\p{L}/u.test(text) ? text : null }
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
