import { tableOf } from './read-table.js'
import type { Cell, Sheet } from './sheet.js'

const HEADER = ['Competencia', 'Resultado de Aprendizaje']

const openEnded = (...rows: Cell[][]): Sheet => ({
  name: '',
  rows: [HEADER, ...rows],
  source: 'csv',
  date1904: false,
  openEnded: true,
})

const read = (sheet: Sheet) => () => tableOf(sheet, 'diseño.csv', 'programa', 0)

describe('a table without a line end at its end', () => {
  it('is truncated if it ends with its header', () => {
    expect(read(openEnded())).toThrow(expect.objectContaining({ code: 'file_damaged' }))
  })

  it('is truncated if its last cell is blank and that of the only other row is not', () => {
    const sheet = openEnded(['38368 - A', '700801 - B'], ['38368 - A', ''])
    expect(read(sheet)).toThrow(expect.objectContaining({ code: 'file_damaged' }))
  })

  it('is complete if its last row is as long as the others', () => {
    const sheet = openEnded(['38368 - A', '700801 - B'], ['38368 - A', '700802 - C'])
    expect(read(sheet)().rows).toHaveLength(2)
  })
})
