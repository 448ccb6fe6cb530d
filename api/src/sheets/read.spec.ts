import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fixture, spreadsheet } from '../testing/fixtures.js'
import { readSheet } from './read.js'
import type { Cell } from './records.js'

const rows = (count: number): Cell[][] => Array.from({ length: count }, (_, i) => [i, `texto ${i}`, 'igual'])

describe('reading in a worker thread', () => {
  it('keeps row numbers, counting empty rows', async () => {
    const file = spreadsheet('a.xls', [[], [null, 'B2'], [], ['A4', 4, true]])
    const sheet = await readSheet(file, 'xls')
    expect(sheet.rows).toEqual([[], [null, 'B2'], [], ['A4', 4, true]])
  })

  it('aborts a file that takes too long, and reads the next', async () => {
    const slow = spreadsheet('lento.xlsx', rows(15_000), 'xlsx')
    await expect(readSheet(slow, 'xlsx', { timeLimit: 1 })).rejects.toMatchObject({
      code: 'file_too_slow',
      params: { archivo: 'lento.xlsx' },
    })
    await expect(readSheet(fixture('judgments'), 'xls')).resolves.toMatchObject({ name: 'Hoja' })
  })

  it('reads many files at once without mixing their rows', async () => {
    const files = [3, 30, 300, 5, 50, 500].map((count) => spreadsheet(`${count}.xlsx`, rows(count), 'xlsx'))
    const sheets = await Promise.all(files.map((file) => readSheet(file, 'xlsx')))
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual([3, 30, 300, 5, 50, 500])
  })

  it('refuses a file that needs more memory than any report, and reads the next', async () => {
    const wide = { name: 'ancho.csv', bytes: Buffer.from(`${'ab;'.repeat(400)}\n`.repeat(10_000)) }
    await expect(readSheet(wide, 'csv', { timeLimit: 60_000 })).rejects.toMatchObject({ code: 'file_inflates' })
    await expect(readSheet(fixture('judgments'), 'xls')).resolves.toMatchObject({ name: 'Hoja' })
  })

  it('refuses files when too many are waiting, and reads those that are', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((count) => spreadsheet(`${count}.xlsx`, rows(count), 'xlsx'))
    const read = await Promise.allSettled(files.map((file) => readSheet(file, 'xlsx', { maxWaiting: 2 })))
    const refused = read.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(5)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'reader_busy' })
  })

  it('does not keep the process alive', async () => {
    const script = `require('./read.ts').readSheet({ name: 'a.csv', bytes: Buffer.from('a;b') }, 'csv')
      .then(({ rows }) => console.log(JSON.stringify(rows)))`
    const hook = join(__dirname, '../testing/source-require.cjs')
    const { stdout } = await promisify(execFile)(process.execPath, ['-r', hook, '-e', script], { cwd: __dirname })
    expect(stdout).toBe('[["a","b"]]\n')
  })

  it('refuses files that the parser cannot read', async () => {
    const file = { name: 'a.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    await expect(readSheet(file, 'xls')).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
