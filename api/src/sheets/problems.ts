import type { Params } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cleanText } from './cells.js'
import type { Field } from './records.js'
import { rowProblem } from './row-problem.js'
import { cellOf, type Table, type TableRow } from './table.js'

/** Collects the errors of a table's rows, with the file's own row numbers and headings. */
export class Problems {
  readonly rejected: RowProblem[] = []
  readonly warnings: RowProblem[]

  constructor(private readonly table: Table) {
    this.warnings = [...table.warnings]
  }

  reject(code: RowProblemCode, row: TableRow, field: Field, params?: Params): void {
    this.rejected.push(this.problem(code, row, field, params))
  }

  warn(code: RowProblemCode, row: TableRow, field: Field, params?: Params): void {
    this.warnings.push(this.problem(code, row, field, params))
  }

  /** Warns of the whole table, at its header. */
  warnTable(code: RowProblemCode, columna: string, params?: Params): void {
    this.warnings.push(rowProblem(code, { fila: this.table.fila, columna, valor: '' }, params))
  }

  private problem(code: RowProblemCode, row: TableRow, field: Field, params?: Params): RowProblem {
    const { headings } = this.table
    const valor = cleanText(cellOf(this.table, row, field))
    return rowProblem(code, { fila: row.fila, columna: headings[field] ?? field, valor }, params)
  }
}
