import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import { rowReason } from '../../i18n/sentences.js'
import { addTexts } from '../../i18n/texts.js'
import type { OriginalCell } from '../spreadsheet-reader/original-rows.js'
import type { Report } from '../spreadsheet-reader/records.js'
import { type Workbook, workbookOf } from '../spreadsheet-writer/workbook.js'
import type { CellValue } from '../spreadsheet-writer/worksheet.js'
import type { UploadedReport } from './accept-upload.js'
import en from './locales/en.json'
import es from './locales/es.json'

const texts = addTexts('imports', { es, en })

/**
 * Builds a workbook with the rejected rows of a file: each original row with its number and the reason. Users can correct this
 * workbook and import it. The file must have been read with the option `withRows`.
 */
export function rejectedRows(
  { name, report }: UploadedReport<Report>,
  rejected: RowProblem[],
  lang: Language,
): Workbook {
  const translate = texts[lang]
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
    { heading: translate('row'), width: 8 },
    { heading: translate('reason'), width: 60 },
    // The date format of SOFIA Plus, in both languages.
    ...headings.map((heading) => ({ heading, width: 22, format: CELL_FORMATS.es.moment })),
  ]
  const title = name.replace(/\.\w{2,5}$/, '')
  return workbookOf([translate('sheet'), title], [{ name: translate('sheet'), columns, rows: lines }])
}

/** Converts the cell of a date to a `Date`, and returns other values unchanged. */
const cellValue = (cell: OriginalCell): CellValue =>
  typeof cell === 'object' && cell !== null ? new Date(cell.instant) : cell

/** Returns the reasons by row number. A row may have several problems. */
function reasonsByRow(rejected: RowProblem[], lang: Language): Map<number, string[]> {
  const reasons = new Map<number, string[]>()
  for (const problem of rejected) {
    const text = `${problem.columna}: ${rowReason(problem, 'plan', lang)}`
    reasons.set(problem.fila, [...(reasons.get(problem.fila) ?? []), text])
  }
  return reasons
}
