import type { ImportReport } from '@fichero/contract/imports.schema'
import type { Reply } from '../../../../testing/api.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { createProgram, FICHA, importEvaluations } from '../../../../testing/school.js'
import { rowsOf } from '../../../../testing/spreadsheets.js'
import type { Cell, SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

/** Row 14 is the first data row, and column F has the competency. */
const FIRST = 13
const COMPETENCY = 5
const LONG = 1024 * 1024

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const csv = (rows: Cell[][]): SpreadsheetFile => ({
  name: 'reporte.csv',
  bytes: Buffer.from(rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(';')).join('\r\n')),
})

function judgments(text: string) {
  const rows = rowsOf('judgments').slice(0, FIRST + 1)
  rows[FIRST]![COMPETENCY] = text
  return csv(rows)
}

type Send = (text: string) => Promise<Reply<{ reporte?: ImportReport }>>

/** Each line: the kind of file, the row and column of the long cell, and the request. */
const CALLS: [what: string, at: { fila: number; columna: string }, send: Send][] = [
  [
    'judgments report',
    { fila: FIRST + 1, columna: 'Competencia' },
    (text) => importEvaluations(school, FICHA, judgments(text), '?simular=true'),
  ],
  [
    'list of apprentices',
    { fila: 2, columna: 'Nombres' },
    (text) =>
      addFicha(
        school,
        2_777_001,
        csv([
          ['Documento', 'Nombres', 'Apellidos'],
          ['1700055001', text, 'RÍOS'],
        ]),
      ),
  ],
  [
    'design of a program',
    { fila: 2, columna: 'Competencia' },
    (text) =>
      createProgram(
        school,
        csv([
          ['Competencia', 'Resultado de Aprendizaje'],
          [text, '2 - B'],
        ]),
      ),
  ],
]

/** Requests `/health/live` repeatedly until the upload is answered. Returns the statuses of these requests. */
async function livesDuring(upload: Promise<unknown>): Promise<number[]> {
  let isAnswered = false
  upload.finally(() => {
    isAnswered = true
  })
  const lives: number[] = []
  while (!isAnswered) lives.push((await school.api.get('/health/live')).status)
  return lives
}

// A regular expression that backtracks at each character takes minutes, and in the main thread it would block all requests.
describe.each(CALLS)('a %s with a cell of a million characters', (_, at, send) => {
  it.each([' ', '-', '0', '.', 'a', '\t'])(
    'is rejected because of a cell full of %j, and other requests are answered meanwhile',
    async (character) => {
      const upload = send(character.repeat(LONG))
      const lives = await livesDuring(upload)
      expect(new Set(lives)).toEqual(new Set([200]))
      expect(lives.length).toBeGreaterThan(5)
      const { body } = await upload
      expect(body.reporte?.rechazos).toContainEqual(expect.objectContaining(at))
    },
  )
})
