import { longRows, tableOf } from './read-table.js'
import type { Cell, Sheet } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const HEADER = ['Competencia', 'Resultado de Aprendizaje']

const openEnded = (...rows: Cell[][]): Sheet => ({
  ...emptySheet('csv'),
  rows: [HEADER, ...rows],
  openEnded: true,
})

const read = (sheet: Sheet) => () => tableOf(sheet, { archivo: 'diseño.csv', layout: 'programa', header: 0 })

describe('a table without a final line end', () => {
  it('is truncated if it ends with its header', () => {
    expect(read(openEnded())).toThrow(expect.objectContaining({ code: 'file_damaged' }))
  })

  it('is truncated if its last cell is blank and the same cell of the only other row is not', () => {
    const sheet = openEnded(['38368 - A', '700801 - B'], ['38368 - A', ''])
    expect(read(sheet)).toThrow(expect.objectContaining({ code: 'file_damaged' }))
  })

  it('is complete if its last row is as long as the other rows', () => {
    const sheet = openEnded(['38368 - A', '700801 - B'], ['38368 - A', '700802 - C'])
    expect(read(sheet)().rows).toHaveLength(2)
  })
})

describe('longRows', () => {
  const HEADER = ['a', 'b']
  const long = (...rows: Cell[][]) => {
    const all = rows.map((cells, at) => ({ fila: at + 2, cells }))
    return [...longRows(HEADER, all)].map(({ fila }) => fila)
  }

  it.each<[string, Cell[][], number[]]>([
    [
      'more values than headings',
      [
        ['1', '2'],
        ['1', '2', '3'],
      ],
      [3],
    ],
    [
      'an additional empty value',
      [
        ['1', '2'],
        ['1', '2', ''],
      ],
      [3],
    ],
    [
      'an additional empty value in every row',
      [
        ['1', '2', ''],
        ['1', '2', ' '],
      ],
      [],
    ],
    [
      'an additional value in every row',
      [
        ['1', '2', '3'],
        ['1', '2', null],
      ],
      [2],
    ],
    ['fewer values', [['1'], ['1', '2']], []],
  ])('finds rows with %s', (_, rows, expected) => expect(long(...rows)).toEqual(expected))
})
