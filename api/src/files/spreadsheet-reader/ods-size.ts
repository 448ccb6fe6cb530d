import { LAST_COLUMN, LAST_ROW, MAX_CELLS, MAX_SHEETS } from './size-limits.js'

/** Tables, rows and cells of .ods and .fods, with their attributes. */
const TAG = /<(?:[A-Za-z]\w*:)?(table|table-row|table-cell|covered-table-cell)(?=[\s/>])([^<>]*)>/g
const REPEATED = /number-(?:rows|columns)-repeated\s*=\s*["']?(\d+)/
/** The attribute of a cell with a value, or with a formula, which gets a value when the file is read. */
const HAS_VALUE = /(?:value-type|formula)\s*=/

/** Counts the cells for which a parser of OpenDocument allocates memory, including repetitions. */
export class OdsSize {
  private sheets = 0
  private cells = 0
  /** Repetitions of the current row; `filled` is the number of its cells with a value. */
  private times = 1
  private filled = 0

  /** Adds the next piece of the XML, which ends between two tags. Returns whether the total exceeds any report. */
  exceeds(text: string): boolean {
    for (const [, name, attributes = ''] of text.matchAll(TAG)) {
      const times = Number(REPEATED.exec(attributes)?.[1] ?? 1)
      if (times > (name === 'table-row' ? LAST_ROW : LAST_COLUMN)) return true
      if (name === 'table') this.sheets++
      else if (name === 'table-row') this.beginRow(times)
      else if (!attributes.endsWith('/') || HAS_VALUE.test(attributes)) this.filled += times
    }
    return this.sheets > MAX_SHEETS || this.cells + this.filled * this.times > MAX_CELLS
  }

  private beginRow(times: number): void {
    this.cells += this.filled * this.times
    this.filled = 0
    this.times = times
  }
}
