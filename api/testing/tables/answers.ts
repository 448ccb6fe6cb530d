import type { RowProblem } from '@fichero/contract/imports.schema'
import { columnLetter } from '../../src/files/spreadsheet-reader/cell-names.js'
import { gridOf, shownText } from './grid.js'
import type { Answer } from './importer.js'
import type { Column, Demand, Row, Table } from './table.js'

/** Codes of warnings about the effects of an import, not about omitted parts of the file. */
const NEWS = new Set([
  'enrolled_by_report',
  'enrolled_elsewhere',
  'report_without_ficha',
  'outcomes_missing',
  'evaluator_without_judgment',
  'admin_by_file',
  'coordinator_by_file',
  'person_enabled',
  'judgment_withdrawn',
])
/** Codes of warnings about how a column was read. They have the row of the headings. */
const OF_COLUMNS = new Set(['type_default', 'state_default', 'name_split', 'dates_month_first'])

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, ' ')
    .trim()

/** The rows, cells and columns of a table that an answer reports. */
export class ReportedParts {
  private readonly rejections: RowProblem[]
  private readonly warnings: RowProblem[]
  private readonly rowNumbers: ReturnType<typeof gridOf>['rowNumbers']
  private readonly heading: number

  constructor(
    private readonly table: Table,
    { report }: Answer,
    /** Number of lines before the first row, such as `sep=;`. */
    private readonly before: number,
  ) {
    const { rowNumbers, heading } = gridOf(table)
    this.rowNumbers = rowNumbers
    this.heading = heading + before
    this.rejections = report?.rechazos ?? []
    this.warnings = (report?.avisos ?? []).filter(({ code }) => !NEWS.has(code))
  }

  fila(row: Row): number {
    return (this.rowNumbers.get(row) ?? 0) + this.before
  }

  isRejected(row: Row): boolean {
    return this.rejection(row) !== undefined
  }

  /** Returns the reason of a rejected row. */
  rejection(row: Row): string | undefined {
    const found = this.rejections.find(({ fila }) => fila === this.fila(row))
    return found && `${found.columna}: ${found.motivo}`
  }

  /** Whether the answer reports that the row or a part of it was omitted. */
  hasRow(row: Row): boolean {
    return this.isRejected(row) || this.warnings.some(({ fila }) => fila === this.fila(row))
  }

  hasCell(row: Row, field: Column['field']): boolean {
    if (this.isRejected(row)) return true
    const written = plain(shownText(row.cells.get(field)?.written ?? null, 'colon'))
    return this.warnings.some(
      (problem) =>
        (problem.fila === this.fila(row) &&
          (this.isOf(problem, field) ||
            (written !== '' && plain(`${problem.valor} ${problem.motivo}`).includes(written)))) ||
        (problem.fila === this.heading && this.isOf(problem, field) && !OF_COLUMNS.has(problem.code)),
    )
  }

  meets({ rows = [], column, text }: Demand): boolean {
    const all = [...this.rejections, ...this.warnings]
    return (
      rows.some((row) => this.hasRow(row) || this.isInUntitled(row)) ||
      (column !== undefined && this.warnings.some((problem) => this.isOf(problem, column))) ||
      (text !== undefined && all.some(({ columna, valor, motivo }) => `${columna} ${valor} ${motivo}`.includes(text)))
    )
  }

  /** Whether all values of the row's line are in columns without a heading that the answer reports as ignored. */
  private isInUntitled({ line }: Row): boolean {
    const letters = (line ?? []).flatMap((cell, index) => (cell === null || cell === '' ? [] : [columnLetter(index)]))
    const untitled = this.warnings.filter(({ code }) => code === 'column_untitled').map(({ columna }) => columna)
    return letters.length > 0 && letters.every((letter) => untitled.includes(letter))
  }

  private isOf({ columna, valor, fila }: RowProblem, field: Column['field']): boolean {
    const at = this.table.columns.findIndex((column) => column.field === field)
    const heading = plain(shownText(this.table.columns[at]?.heading ?? null, 'colon'))
    if (columna === columnLetter(at)) return true
    return heading !== '' && (plain(columna) === heading || (fila === this.heading && plain(valor) === heading))
  }
}
