import { longRows } from './long-rows.js'
import type { Cell } from './sheet.js'

describe('a row of a text file', () => {
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
      'an empty value more than the others',
      [
        ['1', '2'],
        ['1', '2', ''],
      ],
      [3],
    ],
    [
      'an empty value more, as all others',
      [
        ['1', '2', ''],
        ['1', '2', ' '],
      ],
      [],
    ],
    [
      'a value more, as all others',
      [
        ['1', '2', '3'],
        ['1', '2', null],
      ],
      [2],
    ],
    ['fewer values', [['1'], ['1', '2']], []],
  ])('is too long with %s', (_, rows, expected) => expect(long(...rows)).toEqual(expected))
})
