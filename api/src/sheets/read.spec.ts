import { fixture, spreadsheet } from '../testing/fixtures.js'
import { readSheet } from './read.js'
import type { Cell } from './records.js'

const rows = (count: number): Cell[][] => Array.from({ length: count }, (_, i) => [i, `texto ${i}`, 'igual'])

describe('reading in another thread', () => {
  it('keeps the numbering of rows, empty ones included', async () => {
    const file = spreadsheet('a.xls', [[], [null, 'B2'], [], ['A4', 4, true]])
    const sheet = await readSheet(file, 'xls')
    expect(sheet.rows).toEqual([[], [null, 'B2'], [], ['A4', 4, true]])
  })

  it('ends a file that takes too long, and reads the next', async () => {
    const slow = spreadsheet('lento.xlsx', rows(15_000), 'xlsx')
    await expect(readSheet(slow, 'xlsx', 1)).rejects.toMatchObject({
      code: 'file_too_slow',
      params: { archivo: 'lento.xlsx' },
    })
    await expect(readSheet(fixture('judgments'), 'xls')).resolves.toMatchObject({ name: 'Hoja' })
  })

  it('reads many files at once, each to its own rows', async () => {
    const files = [3, 30, 300, 5, 50, 500].map((count) => spreadsheet(`${count}.xlsx`, rows(count), 'xlsx'))
    const sheets = await Promise.all(files.map((file) => readSheet(file, 'xlsx')))
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual([3, 30, 300, 5, 50, 500])
  })

  it('refuses what the reader cannot read', async () => {
    const file = { name: 'a.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    await expect(readSheet(file, 'xls')).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
