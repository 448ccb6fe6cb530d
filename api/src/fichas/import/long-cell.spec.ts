import type { ImportReport } from '@fichero/contract/imports.schema'
import type { Cell, SpreadsheetFile } from '../../sheets/sheet.js'
import type { Reply } from '../../testing/api.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { createProgram, FICHA, importEvaluations } from '../../testing/school.js'
import { rowsOf } from '../../testing/spreadsheets.js'

/** Row 14 is the first of data, and column F has the competency. */
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

/** What is sent, and the row and column of the long cell. */
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

/** Answers of `/health/live`, one after another, until the upload is answered. */
async function livesDuring(upload: Promise<unknown>): Promise<number[]> {
  let isAnswered = false
  upload.finally(() => {
    isAnswered = true
  })
  const lives: number[] = []
  while (!isAnswered) lives.push((await school.api.get('/health/live')).status)
  return lives
}

// A reader that looks back at each character takes minutes, and on the thread of the requests nobody is answered then.
describe.each(CALLS)('a %s with a cell of a million characters', (_, at, send) => {
  it.each([' ', '-', '0', '.', 'a', '\t'])(
    '%j is refused for that cell, and others are answered meanwhile',
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
