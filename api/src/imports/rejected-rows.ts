import type { Language } from '@fichero/contract/enums'
import { fill } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { inTense, type RowProblemCode } from '@fichero/contract/row-problems'
import { ROW_PROBLEMS_EN } from '@fichero/contract/row-problems.en'
import type { OriginalCell } from '../sheets/original-rows.js'
import type { Report } from '../sheets/records.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { type CellValue, MOMENT } from '../workbooks/write-workbook.js'
import type { UploadedReport } from './read-upload.js'

/** Writing blocks everything else: this many cells take a third of a second. */
const MAX_CELLS = 40_000

const WORDS = {
  es: {
    sheet: 'Filas rechazadas',
    row: 'Fila',
    reason: 'Motivo',
    more: (count: number) =>
      `Hay ${count} filas rechazadas más. Corrija estas, cargue el archivo otra vez y descargue las demás.`,
  },
  en: {
    sheet: 'Rejected rows',
    row: 'Row',
    reason: 'Reason',
    more: (count: number) =>
      `There are ${count} more rejected rows. Correct these, load the file again and download the others.`,
  },
} as const

/**
 * Writes the rows of a file that cannot be loaded: each as the file has it, with its number there and why. Corrected, the
 * workbook can be loaded itself. The file must have been read with its rows.
 */
export function rejectedRows(
  { name, report }: UploadedReport<Report>,
  rejected: RowProblem[],
  lang: Language,
): Promise<Workbook> {
  const words = WORDS[lang]
  const { headings, rows } = report.original ?? { headings: [], rows: [] }
  const reasons = reasonsByRow(rejected, lang)
  const all = rows.filter(({ fila }) => reasons.has(fila))
  const shown = all.slice(0, Math.floor(MAX_CELLS / (headings.length + 2)))
  const lines = shown.map(({ fila, cells }): CellValue[] => [
    fila,
    reasons.get(fila)?.join(' ') ?? '',
    ...headings.map((_, column) => cellValue(cells[column] ?? null)),
  ])
  if (all.length > shown.length) lines.push([null, words.more(all.length - shown.length)])
  const columns = [
    { heading: words.row, width: 8 },
    { heading: words.reason, width: 60 },
    ...headings.map((heading) => ({ heading, width: 22, format: MOMENT })),
  ]
  const title = name.replace(/\.\w{2,5}$/, '')
  return workbookOf([words.sheet, title], [{ name: words.sheet, columns, rows: lines }])
}

/** Excel shows a date; what is none stays as it is. */
const cellValue = (cell: OriginalCell): CellValue =>
  typeof cell === 'object' && cell !== null ? new Date(cell.instant) : cell

/** A row may have several problems. */
function reasonsByRow(rejected: RowProblem[], lang: Language): Map<number, string[]> {
  const reasons = new Map<number, string[]>()
  for (const problem of rejected) {
    const text = `${problem.columna}: ${lang === 'en' ? english(problem) : problem.motivo}`
    reasons.set(problem.fila, [...(reasons.get(problem.fila) ?? []), text])
  }
  return reasons
}

const english = ({ code, params }: RowProblem) => fill(inTense(ROW_PROBLEMS_EN[code as RowProblemCode], 'plan'), params)
