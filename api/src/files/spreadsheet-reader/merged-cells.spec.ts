import { type BookType, type Range, utils, write } from '@e965/xlsx'
import { fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { rowsOf } from '../../../testing/spreadsheets.js'
import { fillMerged } from './merged-cells.js'
import type { Cell } from './sheet.js'

const range = (row: number, column: number, rows: number, columns = 1): Range => ({
  s: { r: row, c: column },
  e: { r: row + rows - 1, c: column + columns - 1 },
})

/** Writes rows in which equal values below each other are merged, in these columns, from a row on. */
function merged(rows: Cell[][], columns: number[], from: number, bookType: BookType) {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = columns.flatMap((column) => {
    const ranges: Range[] = []
    for (let start = from, row = from; row < rows.length; row = start) {
      while (start < rows.length && rows[start]![column] === rows[row]![column]) start++
      if (start - row > 1) ranges.push(range(row, column, start - row))
    }
    return ranges
  })
  for (const { s, e } of sheet['!merges'])
    for (let r = s.r + 1; r <= e.r; r++) delete sheet[utils.encode_cell({ r, c: s.c })]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja')
  const bytes: Buffer = write(book, { type: 'buffer', bookType, bookSST: true })
  return { name: 'unidas.xls', bytes }
}

/** The columns of a person and of the competency in a judgments report. */
const REPEATED = [0, 1, 2, 3, 4, 5]
const HEADER = 12

describe.each<BookType>(['biff8', 'xlsx', 'xlsb', 'ods', 'html'])('merged cells in %s', (bookType) => {
  it('have their value in all rows of a judgments report', async () => {
    const rows = rowsOf('judgments').slice(0, 100)
    const whole = await readFileOf(merged(rows, [], 0, bookType), ['juicios'])
    const file = merged(rows, REPEATED, HEADER + 1, bookType)
    expect(await readFileOf(file, ['juicios'])).toEqual(whole)
    expect(whole).toMatchObject({ rejected: [], filas: 100 - HEADER - 1 })
  })

  it('have their value in all rows of a design', async () => {
    const rows = rowsOf('program')
    const whole = await readFileOf(fixture('program'), ['programa'])
    const report = await readFileOf(merged(rows, [0], 1, bookType), ['programa'])
    expect(report).toMatchObject({ outcomes: whole.outcomes, rejected: [] })
  })
})

it('a report whose headings are merged over two rows has the lower ones', async () => {
  const rows = rowsOf('judgments').slice(0, 100)
  const upper = rows[HEADER]!.map((heading, column) => (column < 7 ? heading : column === 7 ? 'Evaluación' : null))
  rows.splice(HEADER, 0, upper)
  const sheet = utils.aoa_to_sheet(rows)
  for (let c = 0; c < 7; c++) delete sheet[utils.encode_cell({ r: HEADER + 1, c })]
  sheet['!merges'] = [...[0, 1, 2, 3, 4, 5, 6].map((column) => range(HEADER, column, 2)), range(HEADER, 7, 1, 4)]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja')
  const file = { name: 'a.xlsx', bytes: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer }
  expect(await readFileOf(file, ['juicios'])).toMatchObject({ rejected: [], filas: 100 - HEADER - 1 })
})

describe('fillMerged', () => {
  it('fills the first column of a range, and keeps blank rows and other values', () => {
    const rows: Cell[][] = [['A', 'B'], [null, 'C'], [], [null], ['D', 'E'], ['F']]
    fillMerged(rows, [range(0, 0, 5, 2)], 'a.xlsx')
    expect(rows).toEqual([['A', 'B'], ['A', 'C'], [], ['A'], ['D', 'E'], ['F']])
  })

  it('fills a column beyond the end of a row', () => {
    const rows: Cell[][] = [[null, null, 'A'], ['B']]
    fillMerged(rows, [range(0, 2, 2)], 'a.xlsx')
    expect(rows[1]).toEqual(['B', null, 'A'])
  })

  it('ignores ranges without a value and rows below the sheet', () => {
    const rows: Cell[][] = [[null, 'A'], ['B']]
    fillMerged(rows, [range(0, 0, 2), range(5, 0, 2), range(0, 1, 1_048_576)], 'a.xlsx')
    expect(rows).toEqual([
      [null, 'A'],
      ['B', 'A'],
    ])
  })

  it('refuses ranges that overlap without end', () => {
    const rows = Array.from({ length: 1000 }, (): Cell[] => ['A'])
    const many = Array.from({ length: 1000 }, () => range(0, 0, 1000))
    expect(() => fillMerged(rows, many, 'a.xlsx')).toThrow(expect.objectContaining({ code: 'too_many_cells' }))
  })
})
