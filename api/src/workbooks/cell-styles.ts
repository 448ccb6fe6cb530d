import type { Style } from 'exceljs'
import { type CellValue, type Column, DAY, MOMENT } from './worksheet.js'

export type CellStyle = Partial<Style>

const DATES: readonly string[] = [DAY, MOMENT]

export const HEADING: CellStyle = { font: { bold: true, name: 'Calibri', size: 11, family: 2 } }
/** Editing the cell does not turn `=1+1` into a formula, nor a document number into a number. */
const TEXT: CellStyle = { numFmt: '@' }
const PLAIN: CellStyle = {}

/**
 * Returns how the cells of a column look. exceljs knows a style again by its object: a new one for each cell takes a
 * third more time.
 */
export function stylesOf({ format }: Column): (value: CellValue) => CellStyle {
  const date: CellStyle = { numFmt: format ?? DAY }
  // Among dates a number stays one: a document would be shown as a day far away.
  const number = format === undefined || DATES.includes(format) ? PLAIN : { numFmt: format }
  return (value) => {
    if (typeof value === 'string') return TEXT
    return typeof value === 'number' ? number : date
  }
}
