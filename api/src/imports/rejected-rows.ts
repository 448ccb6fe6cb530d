import type { Language } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { englishReason } from '../language/sentences.js'
import type { OriginalCell } from '../sheets/original-rows.js'
import type { Report } from '../sheets/records.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { type CellValue, MOMENT } from '../workbooks/worksheet.js'
import type { UploadedReport } from './read-upload.js'

const WORDS = {
  es: {
    sheet: 'Filas rechazadas',
    row: 'Fila',
    reason: 'Motivo',
  },
  en: {
    sheet: 'Rejected rows',
    row: 'Row',
    reason: 'Reason',
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
): Workbook {
  const words = WORDS[lang]
  const { headings, rows } = report.original ?? { headings: [], rows: [] }
  const reasons = reasonsByRow(rejected, lang)
  const lines = rows
    .filter(({ fila }) => reasons.has(fila))
    .map(({ fila, cells }): CellValue[] => [
      fila,
      reasons.get(fila)?.join(' ') ?? '',
      ...headings.map((_, column) => cellValue(cells[column] ?? null)),
    ])
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
    const text = `${problem.columna}: ${lang === 'en' ? englishReason(problem, 'plan') : problem.motivo}`
    reasons.set(problem.fila, [...(reasons.get(problem.fila) ?? []), text])
  }
  return reasons
}
