import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createFicha,
  createProgram,
  fichaData,
  importEvaluations,
  listedProgress,
  openSchool,
  type School,
} from '../../testing/school.js'

// Written by a different library than the one that reads them here.
const SAMPLES = join(__dirname, '../../../fixtures/samples')
const sample = (name: string) => ({ name, bytes: readFileSync(join(SAMPLES, name)) })

const FICHAS = [
  {
    nroFicha: 2_999_001,
    program: 'programa-228118.xls',
    apprentices: ['Reporte de Aprendices Ficha 2999001.xls', 'aprendices-2999001.csv'],
    reports: ['Reporte de Juicios Evaluativos 2999001.xls', 'Reporte de Juicios Evaluativos 2999001 (1).xls'],
  },
  {
    nroFicha: 2_999_002,
    program: 'programa-233104.xls',
    apprentices: ['Reporte de Aprendices Ficha 2999002.xls'],
    reports: ['Reporte de Juicios Evaluativos 2999002.XLS', 'juicios-2999002-excel.csv', 'juicios-2999002-sheets.csv'],
  },
]

describe('the samples', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  const cases = FICHAS.flatMap(({ apprentices, ...rest }) => apprentices.map((file) => ({ ...rest, file })))

  it.each(cases)('$file: every apprentice shows what is expected after each report', async (given) => {
    const expected = JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8'))
    const program = await createProgram(school, sample(given.program))
    expect(program.body).toMatchObject({ ok: true })
    const data = fichaData(school, program.body.program?.id ?? 0, given.nroFicha)
    const created = await createFicha(school, data, sample(given.file))
    expect(created.body).toMatchObject({ ok: true })
    // A re-saved file must give the same data as the original report.
    let shows: unknown
    for (const report of given.reports) {
      const { status, body } = await importEvaluations(school, given.nroFicha, sample(report))
      expect({ status, body }).toMatchObject({ status: 200, body: { ok: true } })
      // Their outcomes are those of the design, and their evaluators can be read.
      expect(body.reporte.avisos.filter(({ code }) => /differs|other|unread|dropped/.test(code))).toEqual([])
      shows = expected[report] ?? shows
      expect(await listedProgress(school, given.nroFicha)).toEqual(shows)
    }
  })
})
