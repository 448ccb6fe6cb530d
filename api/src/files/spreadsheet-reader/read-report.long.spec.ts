import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ImportKind } from '@fichero/contract/enums'
import { fixture } from '../../../testing/fixtures.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import { type ReadOptions, readReport } from './read-report.js'
import { readSheets } from './read-sheet.js'
import type { Cell, SpreadsheetFile } from './sheet.js'

const design = (count: number): Cell[][] => [
  ['Competencia', 'Resultado de Aprendizaje'],
  ...Array.from({ length: count }, (_, i) => ['1 - RIEGO', `${i + 1} - REGAR ${count}`]),
]
const program = (count: number) => spreadsheet(`${count}.xlsx`, design(count), 'xlsx')
const people = { people: { length: 17 } }

async function readUpload<K extends ImportKind>({ name, bytes }: SpreadsheetFile, accepts: K[], options?: ReadOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-read-'))
  try {
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return (await readReport({ name, path, size: bytes.length }, accepts, options)).report
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns the ids of the processes that this process started. */
const children = async () =>
  (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process may have exited since the listing.
  }
}

describe('reading in a child process', () => {
  it('preserves row numbers by including empty rows', () => {
    const file = spreadsheet('a.xls', [[], [null, 'B2'], [], ['A4', 4, true]])
    expect(readSheets(file, 'xls')).toMatchObject([{ rows: [[], [null, 'B2'], [], ['A4', 4, true]] }])
  })

  it('aborts a file that takes too long, and reads the next', async () => {
    const slow = program(15_000)
    await expect(readUpload(slow, ['programa'], { timeLimit: 1 })).rejects.toMatchObject({
      code: 'file_too_slow',
      params: { archivo: slow.name },
    })
    await expect(readUpload(fixture('apprentices'), ['aprendices'])).resolves.toMatchObject(people)
  })

  it('reads the next file after an idle process was killed', async () => {
    await readUpload(program(3), ['programa'])
    const idle = await children()
    expect(idle).not.toEqual([])
    idle.forEach(kill)
    while (idle.some((pid) => existsSync(`/proc/${pid}`))) await new Promise((wait) => setTimeout(wait, 10))
    await expect(readUpload(fixture('apprentices'), ['aprendices'])).resolves.toMatchObject(people)
  })

  it('reads many files at once without mixing their rows', async () => {
    const counts = [3, 30, 300, 5, 50, 500]
    const read = await Promise.all(counts.map((count) => readUpload(program(count), ['programa'])))
    expect(read.map(({ outcomes }) => [outcomes.length, outcomes.at(-1)?.outcome])).toEqual(
      counts.map((count) => [count, { codigo: String(count), nombre_rae: `REGAR ${count}` }]),
    )
  })

  it('rejects a file that needs more memory than any report, and reads the next', async () => {
    const row = `<tr>${'<td>ab</td>'.repeat(400)}</tr>`
    // The cells of other formats are counted before they are parsed.
    const wide = {
      name: 'ancho.html',
      bytes: Buffer.from(`<table>${row.repeat(2_700)}</table>`),
    }
    await expect(readUpload(wide, ['programa'], { timeLimit: 60_000 })).rejects.toMatchObject({ code: 'file_inflates' })
    await expect(readUpload(fixture('apprentices'), ['aprendices'])).resolves.toMatchObject(people)
  })

  it('does not keep its parent alive', async () => {
    const script = `
      require('../../../dist/files/spreadsheet-reader/read-report.js').readReport({ name: 'a.csv', path: process.argv[1], size: 1 }, ['programa'])
        .then(({ report }) => console.log(report.filas))`
    const file = join(await mkdtemp(join(tmpdir(), 'fichero-')), 'a.csv')
    await writeFile(file, 'Competencia;Resultado\n1 - A;2 - B\n')
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, file], { cwd: __dirname })
    expect(stdout).toBe('1\n')
  })

  it('rejects files that the parser cannot read', async () => {
    const file = { name: 'a.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    await expect(readUpload(file, ['juicios'])).rejects.toMatchObject({ code: 'file_damaged' })
  })
})
