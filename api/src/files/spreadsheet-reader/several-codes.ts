import { codeAndText } from './cells.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** Blanks beside a code. The number is limited, so that a long run of blanks takes linear time. */
const BLANKS = String.raw`\s{0,20}`
/** A dash and a text. */
const TEXT = `${BLANKS}[-‐‑–—]${BLANKS}${String.raw`\S`}`
/** What separates codes. */
const SEPARATOR = String.raw`[\r\n;|]`
/** A further code in a new line, or behind `;` or `|`. Shorter numbers occur in texts, such as years. */
const IN_NEW_LINE = `${SEPARATOR}${BLANKS}(?=${String.raw`\d{5,15}`}${TEXT})`
/** Minimum number of digits of a code that follows in the same line. */
const MIN_IN_LINE = 5

/**
 * Splits a cell into which somebody has written several codes with their texts, such as the outcomes of a competency. Returns a
 * part for each code, and the whole cell if it has one code or none. A part may lack its text.
 */
export function codesIn(cell: Cell | undefined): Cell[] {
  const code = typeof cell === 'string' ? codeAndText(cell)?.codigo : undefined
  if (cell === undefined || code === undefined || typeof cell !== 'string') return [cell ?? null]
  const digits = code.length
  // Numbers with other digits than the first code are part of a text, such as the code of a norm.
  const number = String.raw`\d{${digits}}`
  const inLine = `${String.raw`\s`}(?=${number}${TEXT})`
  const alone = `${SEPARATOR}${BLANKS}(?=${number}${BLANKS}(?:[-‐‑–—]${BLANKS})?(?:${SEPARATOR}|$))`
  const bounds = digits < MIN_IN_LINE ? [IN_NEW_LINE] : [IN_NEW_LINE, inLine, alone]
  return cell
    .trim()
    .split(new RegExp(bounds.join('|'), 'u'))
    .map((part) => part.trim())
}

/**
 * Splits a row of a design whose cells have several codes into a row for each outcome: the outcomes of one competency, or as
 * many competencies as outcomes, in their order. Returns the row itself if the codes cannot be assigned.
 */
export function rowsOfCodes(table: Table, row: TableRow): TableRow[] {
  const [competencies, outcomes] = (['competencia', 'resultado'] as const).map((field) => {
    return codesIn(cellOf(table, row, field))
  }) as [Cell[], Cell[]]
  const isClear = competencies.length === 1 || competencies.length === outcomes.length
  if (outcomes.length < 2 || !isClear || [...competencies, ...outcomes].some((part) => !codeAndText(part))) return [row]
  const [competency, outcome] = [table.columns.get('competencia')!, table.columns.get('resultado')!]
  return outcomes.map((part, index) => {
    const cells = [...row.cells]
    cells[competency] = competencies[index] ?? competencies[0]!
    cells[outcome] = part
    return { fila: row.fila, cells }
  })
}
