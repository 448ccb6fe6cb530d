import type { Writable } from 'node:stream'
import { stream, type Worksheet } from 'exceljs'
import { type CellStyle, HEADING, stylesOf } from './cell-styles.js'
import type { Step } from './steps.js'
import type { CellValue, SheetHead } from './worksheet.js'

/** Excel does not open a file with a longer text. */
const MAX_TEXT = 32_767

/**
 * Writes an .xlsx: bold frozen headings, numbers and dates as values, and every text as text, even a text like `=1+1`.
 */
export class BookWriter {
  private readonly book: stream.xlsx.WorkbookWriter
  private sheet: Worksheet | undefined
  private styles: ((value: CellValue) => CellStyle)[] = []

  constructor(output: Writable) {
    this.book = new stream.xlsx.WorkbookWriter({ stream: output, useStyles: true })
    this.book.creator = 'Fichero'
    this.book.lastModifiedBy = 'Fichero'
  }

  /** Has no backpressure: exceljs buffers unwritten output (https://github.com/exceljs/exceljs/issues/734). */
  take(step: Step): void {
    if ('sheet' in step) this.begin(step.sheet)
    else for (const row of step.rows) this.write(row, (value, column) => this.styles[column]?.(value) ?? {})
  }

  /** Resolves when everything is written to `output`. Remains pending if `output` fails. */
  async end(): Promise<void> {
    this.sheet?.commit()
    await this.book.commit()
  }

  private begin({ name, columns }: SheetHead): void {
    this.sheet?.commit()
    this.sheet = this.book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
    this.sheet.columns = columns.map(({ width }) => ({ width }))
    this.styles = columns.map(stylesOf)
    this.write(
      columns.map(({ heading }) => heading),
      () => HEADING,
    )
  }

  private write(values: CellValue[], styleOf: (value: CellValue, column: number) => CellStyle): void {
    const row = this.sheet?.addRow(values.map(written))
    row?.eachCell((cell, number) => {
      cell.style = styleOf(values[number - 1] ?? null, number - 1)
    })
    row?.commit()
  }
}

/** Returns undefined for an empty value, which gets no cell. */
function written(value: CellValue): CellValue | undefined {
  if (value === null || value === '') return undefined
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : value
}
