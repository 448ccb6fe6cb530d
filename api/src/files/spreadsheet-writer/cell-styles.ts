import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { Style } from 'exceljs'
import type { CellValue, Column } from './worksheet.js'

export type CellStyle = Partial<Style>

const DATES = Object.values(CELL_FORMATS).flatMap(({ day, moment }) => [day, moment])

export const HEADING: CellStyle = { font: { bold: true, name: 'Calibri', size: 11, family: 2 } }
/** Text format: editing the cell turns neither `=1+1` into a formula nor a document number into a number. */
const TEXT: CellStyle = { numFmt: '@' }
const PLAIN: CellStyle = {}

/**
 * Returns a function that gives the style of a column's cell. Style objects are shared because exceljs caches styles by
 * object identity: a new one for each cell takes a third more time.
 */
export function stylesOf({ format }: Column): (value: CellValue) => CellStyle {
  const date: CellStyle = { numFmt: format ?? CELL_FORMATS.es.day }
  // A number in a column of dates gets no date format: a document number would be shown as a distant day.
  const number = format === undefined || DATES.includes(format) ? PLAIN : { numFmt: format }
  return (value) => {
    if (typeof value === 'string') return TEXT
    return typeof value === 'number' ? number : date
  }
}
