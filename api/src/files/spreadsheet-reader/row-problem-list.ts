import type { Params } from '@fichero/contract/errors'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { shownDocument } from '@fichero/contract/text'
import { cleanText } from './cells.js'
import type { Field } from './column-fields.js'
import { headingOf } from './headings.js'
import { surnameOf } from './person-names.js'
import { rowProblem } from './row-problem.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** The fields of a person’s name. */
const NAMES = ['nombre', 'apellido', 'nombres_y_apellidos', 'apellidos_y_nombres'] as const

/** Collects errors and warnings of a table's rows, with the row numbers and headings of the file. */
export class RowProblemList {
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

  /** Adds a warning whose sentence names the row's person. */
  warnAboutPerson(code: RowProblemCode, row: TableRow, field: Field): void {
    const names = NAMES.map((name) => surnameOf(cleanText(cellOf(this.table, row, name))))
    const documento = shownDocument(cleanText(cellOf(this.table, row, 'nro_documento')))
    this.warn(code, row, field, { documento, nombre: names.filter((name) => name !== '').join(' ') })
  }

  /** Adds a warning about the whole table, with the row of its header. */
  warnTable(code: RowProblemCode, columna: string, params?: Params): void {
    this.warnings.push(rowProblem(code, { fila: this.table.fila, columna, valor: '' }, params))
  }

  private problem(code: RowProblemCode, row: TableRow, field: Field, params?: Params): RowProblem {
    const { headings } = this.table
    const valor = cleanText(cellOf(this.table, row, field))
    return rowProblem(code, { fila: row.fila, columna: headings[field] ?? headingOf(field), valor }, params)
  }
}
