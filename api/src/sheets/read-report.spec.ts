import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fixture } from '../testing/fixtures.js'
import { spreadsheet } from '../testing/spreadsheets.js'
import { readReport } from './read-report.js'
import { readSheets } from './read-sheet.js'
import type { Cell } from './records.js'

const design = (count: number): Cell[][] => [
  ['Competencia', 'Resultado de Aprendizaje'],
  ...Array.from({ length: count }, (_, i) => ['1 - RIEGO', `${i + 1} - REGAR ${count}`]),
]
const program = (count: number) => spreadsheet(`${count}.xlsx`, design(count), 'xlsx')
const people = { people: { length: 17 } }

describe('reading in a process of its own', () => {
  it('keeps row numbers, counting empty rows', () => {
    const file = spreadsheet('a.xls', [[], [null, 'B2'], [], ['A4', 4, true]])
    expect(readSheets(file, 'xls')).toMatchObject([{ rows: [[], [null, 'B2'], [], ['A4', 4, true]] }])
  })

  it('aborts a file that takes too long, and reads the next', async () => {
    const slow = program(15_000)
    await expect(readReport(slow, ['programa'], { timeLimit: 1 })).rejects.toMatchObject({
      code: 'file_too_slow',
      params: { archivo: slow.name },
    })
    await expect(readReport(fixture('apprentices'), ['aprendices'])).resolves.toMatchObject(people)
  })

  it('reads many files at once without mixing their rows', async () => {
    const counts = [3, 30, 300, 5, 50, 500]
    const read = await Promise.all(counts.map((count) => readReport(program(count), ['programa'])))
    expect(read.map(({ outcomes }) => [outcomes.length, outcomes.at(-1)?.outcome])).toEqual(
      counts.map((count) => [count, { codigo: String(count), nombre_rae: `REGAR ${count}` }]),
    )
  })

  it('refuses a file that needs more memory than any report, and reads the next', async () => {
    const wide = { name: 'ancho.csv', bytes: Buffer.from(`${'ab;'.repeat(400)}\n`.repeat(10_000)) }
    await expect(readReport(wide, ['programa'], { timeLimit: 60_000 })).rejects.toMatchObject({ code: 'file_inflates' })
    await expect(readReport(fixture('apprentices'), ['aprendices'])).resolves.toMatchObject(people)
  })

  it('does not keep its parent alive', async () => {
    const script = `const bytes = Buffer.from('Competencia;Resultado\\n1 - A;2 - B\\n')
      require('../../dist/sheets/read-report.js').readReport({ name: 'a.csv', bytes }, ['programa'])
        .then(({ filas }) => console.log(filas))`
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: __dirname })
    expect(stdout).toBe('1\n')
  })

  it('refuses files that the parser cannot read', async () => {
    const file = { name: 'a.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    await expect(readReport(file, ['juicios'])).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
