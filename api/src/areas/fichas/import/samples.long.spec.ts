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
} from '../../../../testing/school.js'

// The library that wrote the samples is not the library that reads them here.
const SAMPLES = join(__dirname, '../../../../fixtures/samples')
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

  it.each(cases)('give every apprentice the expected progress after each report: $file', async (testCase) => {
    const expected = JSON.parse(readFileSync(join(SAMPLES, 'expected.json'), 'utf8'))
    const program = await createProgram(school, sample(testCase.program))
    expect(program.body).toMatchObject({ ok: true })
    const data = fichaData(school, program.body.program?.id ?? 0, testCase.nroFicha)
    const created = await createFicha(school, data, sample(testCase.file))
    expect(created.body).toMatchObject({ ok: true })
    // A re-saved file must have the same data as the original report.
    let shows: unknown
    for (const report of testCase.reports) {
      const { status, body } = await importEvaluations(school, testCase.nroFicha, sample(report))
      expect({ status, body }).toMatchObject({ status: 200, body: { ok: true } })
      // The outcomes match the design, and the evaluators can be read.
      expect(body.reporte.avisos.filter(({ code }) => /differs|other|unread|dropped/.test(code))).toEqual([])
      shows = expected[report] ?? shows
      expect(await listedProgress(school, testCase.nroFicha)).toEqual(shows)
    }
  })
})
