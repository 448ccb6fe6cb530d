import { LAST_COLUMN, LAST_ROW, MAX_CELLS, MAX_SHEETS } from './usual-size.js'

/** Tables, rows and cells of .ods and .fods, with what follows the name. */
const TAG = /<(?:[A-Za-z]\w*:)?(table|table-row|table-cell|covered-table-cell)(?=[\s/>])([^<>]*)>/g
const REPEATED = /number-(?:rows|columns)-repeated\s*=\s*["']?(\d+)/
const HAS_VALUE = /value-type\s*=/

/** Counts what the repetitions of OpenDocument make a parser take memory for. */
export class OdsSize {
  private sheets = 0
  private cells = 0
  /** Of the row that is open: how often it stands, and its cells with a value. */
  private times = 1
  private filled = 0

  /** Takes the next piece of the text, which ends between two tags. Returns whether it is all more than any report has. */
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
