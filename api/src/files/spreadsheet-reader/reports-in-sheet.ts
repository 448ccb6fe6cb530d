import { codeAndText } from './cells.js'
import { findHeader, HEADED_KINDS, isTitle } from './header.js'
import { isKnownHeading } from './headings.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { normalise } from './normalise.js'
import { fichaIn, isLabelled } from './preamble.js'
import type { Cell, Sheet } from './sheet.js'

/** The rows of one report: the indexes of its first row and of the row after its last one. */
export interface ReportRows {
  start: number
  end: number
}

/** A report that is being found. */
interface Part {
  start: number
  heading: Cell[] | undefined
  /** Whether it has a heading row, or a title or labels that begin a report. */
  isReport: boolean
  hasData: boolean
}

/** Lines below the last row of data, which may be the first lines of the next report. */
interface Top {
  start: number
  labels: number
  isReport: boolean
}

type Role = 'blank' | 'heading' | 'title' | 'label' | 'line' | 'data'

/** Other labels than the ficha's that begin a report; a single one may be a note. */
const MIN_LABELS = 2

/**
 * Finds the reports of a sheet in which somebody has put several ones below each other. A title, labels or headings below
 * rows of data begin another report if rows of data follow. The same headings again do not, unless `ofFicha` is true and lines
 * of text stand above them, which may name another ficha.
 */
export function reportsIn({ rows }: Sheet, ofFicha: boolean): ReportRows[] {
  let part: Part = { start: 0, heading: undefined, isReport: false, hasData: false }
  let top: Top | undefined
  const parts = [part]
  const begin = (next: Part) => {
    part = next
    parts.push(part)
  }
  const isKnownText = memoizeByCell((cell) => isKnownHeading(String(cell)))
  // Only cells that may be headings are memoized: a sheet may have 600,000 different values.
  const isKnown = (cell: Cell) =>
    typeof cell === 'string' && cell.length <= MAX_HEADING && !(cell >= '0' && cell < ':') && isKnownText(cell)
  rows.forEach((row, index) => {
    const role = roleOf(row, part.heading, isKnown)
    if (role === 'blank') return
    if (role === 'data') {
      if (top?.isReport) begin({ start: top.start, heading: undefined, isReport: true, hasData: true })
      part.hasData = true
      top = undefined
    } else if (role === 'heading') {
      const isNew = !part.heading || !repeats(part.heading)(row) || top?.isReport || (ofFicha && top)
      if (part.hasData && isNew) begin({ start: top?.start ?? index, heading: row, isReport: true, hasData: false })
      part.heading ??= row
      part.isReport = true
      top = undefined
    } else {
      top ??= { start: index, labels: 0, isReport: false }
      if (role === 'label') top.labels++
      top.isReport ||= role === 'title' || top.labels >= MIN_LABELS
      // Above all rows of data, the lines are the first ones of this part.
      if (!part.hasData) part.isReport ||= top.isReport
    }
  })
  const reports = parts.filter(({ isReport, hasData }) => isReport && hasData)
  return reports.length < 2
    ? [{ start: 0, end: rows.length }]
    : reports.map(({ start }, index) => ({
        start: index === 0 ? 0 : start,
        end: reports[index + 1]?.start ?? rows.length,
      }))
}

/** Returns the sheet with the rows of one report. The other rows are empty, so that row numbers stay the same. */
export function sheetOf(sheet: Sheet, { start, end }: ReportRows): Sheet {
  const { rows, openEnded } = sheet
  if (start === 0 && end === rows.length) return sheet
  const above: Cell[][] = Array.from({ length: start }, () => EMPTY)
  return { ...sheet, start, rows: [...above, ...rows.slice(start, end)], openEnded: openEnded && end === rows.length }
}

const EMPTY: Cell[] = []

/** Returns a function that tells whether a row has the texts of the heading row in the same columns. */
export function repeats(heading: Cell[]): (row: Cell[]) => boolean {
  // Most rows differ in the first column, whose values repeat.
  const textOf = memoizeByCell((cell) => (cell === null || cell === undefined ? '' : normalise(String(cell))))
  const texts = heading.map(textOf)
  return (row) => {
    for (let column = 0; column < Math.max(row.length, texts.length); column++)
      if (textOf(row[column]) !== (texts[column] ?? '')) return false
    return true
  }
}

/** Rows with more values are no lines of text. */
const MAX_OF_LINE = 8

/** Returns the role of a row, which depends on the heading row above it, if there is one. */
function roleOf(row: Cell[], heading: Cell[] | undefined, isKnown: IsKnown): Role {
  const filled = row.filter(isFilled)
  const [first] = filled
  if (first === undefined) return 'blank'
  if (isHeading(row, filled.length, isKnown)) return 'heading'
  if (filled.length > MAX_OF_LINE) return 'data'
  if (isTitle(row) || fichaIn([row]) !== null) return 'title'
  if (isLabelled(row)) return 'label'
  return isData(filled, heading) ? 'data' : 'line'
}

const isFilled = (cell: Cell) => cell !== null && (typeof cell !== 'string' || cell.trim() !== '')

/** No heading is longer, and none begins with a digit. */
const MAX_HEADING = 80

type IsKnown = (cell: Cell) => boolean

/** Whether at least half of the values are headings of one kind of sheet, and two at least. */
function isHeading(row: Cell[], filled: number, isKnown: IsKnown): boolean {
  const known = row.filter(isKnown).length
  if (known < 2 || known * 2 < filled) return false
  const header = findHeader([row], HEADED_KINDS)
  return header !== undefined && header.known >= 2 && header.known * 2 >= filled
}

const HAS_NUMBER = /\d{5}/

/**
 * Whether a row is data rather than a line of text. Above the headings only rows of three values with a document number are.
 */
function isData(filled: Cell[], heading: Cell[] | undefined): boolean {
  const hasNumber = filled.some((cell) => HAS_NUMBER.test(String(cell).replace(/[.,' ]/g, '')))
  if (filled.some((cell) => typeof cell === 'string' && cell.trim().endsWith(':'))) return false
  if (!heading) return filled.length > 2 && hasNumber
  if (filled.length === 1) return codeAndText(filled[0]) !== null
  return hasNumber || filled.length * 2 >= heading.filter(isFilled).length
}
