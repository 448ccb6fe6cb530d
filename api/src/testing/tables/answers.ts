import type { RowProblem } from '@fichero/contract/imports.schema'
import { columnLetter } from '../../sheets/cell-names.js'
import { gridOf, shownText } from './grid.js'
import type { Answer } from './registrar.js'
import type { Column, Demand, Row, Table } from './table.js'

/** They tell what a load does, not that something of the file is left out. */
const NEWS = new Set([
  'enrolled_by_report',
  'enrolled_elsewhere',
  'report_without_ficha',
  'outcomes_missing',
  'evaluator_without_judgment',
  'admin_by_file',
  'person_enabled',
  'judgment_withdrawn',
])
/** They stand at the heading and say how a whole column was read. */
const OF_COLUMNS = new Set(['type_default', 'state_default', 'name_split', 'dates_month_first'])

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, ' ')
    .trim()

/** What an answer names of a table. */
export class Named {
  private readonly rejections: RowProblem[]
  private readonly warnings: RowProblem[]
  private readonly places: ReturnType<typeof gridOf>['places']
  private readonly heading: number

  constructor(
    private readonly table: Table,
    { report }: Answer,
    /** A line before the first row, as `sep=;`. */
    private readonly before: number,
  ) {
    const { places, heading } = gridOf(table)
    this.places = places
    this.heading = heading + before
    this.rejections = report?.rechazos ?? []
    this.warnings = (report?.avisos ?? []).filter(({ code }) => !NEWS.has(code))
  }

  fila(row: Row): number {
    return (this.places.get(row) ?? 0) + this.before
  }

  isRejected(row: Row): boolean {
    return this.rejection(row) !== undefined
  }

  /** What the answer says of a row that it refuses. */
  rejection(row: Row): string | undefined {
    const found = this.rejections.find(({ fila }) => fila === this.fila(row))
    return found && `${found.columna}: ${found.motivo}`
  }

  /** Whether the answer says that the row was left out, or something of it. */
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

  /** Whether all that a line has stands in a column of which the answer says that it has no title and was not read. */
  private isInUntitled({ line }: Row): boolean {
    const letters = (line ?? []).flatMap((cell, place) => (cell === null || cell === '' ? [] : [columnLetter(place)]))
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
