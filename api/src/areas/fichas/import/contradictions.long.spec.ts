import { fingerprint } from '../../../../testing/fingerprint.js'
import {
  createProgram,
  importEvaluations,
  openFixtureFicha,
  openSchool,
  type School,
} from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

const FICHA = 2_888_001

/** Returns the report with a changed row 15. Row 14 belongs to the same person. */
const contradictory = (change: (row: Cell[], rows: Cell[][]) => void) =>
  edited('judgments', (rows) => change(rows[14]!, rows))

const CASES: [string, ReturnType<typeof contradictory>, object][] = [
  [
    'a person in two states',
    contradictory((row) => {
      row[4] = 'CANCELADO'
    }),
    { code: 'person_contradicts', columna: 'Estado', valor: 'CANCELADO', params: { otra_fila: 14 } },
  ],
  [
    'a person with two document types',
    contradictory((row) => {
      row[0] = 'CE'
    }),
    { code: 'person_contradicts', columna: 'Tipo de Documento', valor: 'CE', params: { otra_fila: 14, otro: 'CC' } },
  ],
]

describe('a contradiction inside a file', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  it.each(CASES)('is reported with its row, and nothing is saved: %s', async (_, file, problem) => {
    await openFixtureFicha(school)
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await importEvaluations(school, FICHA, file)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'rows_rejected', reporte: { rechazados: 1, rechazos: [{ fila: 15, ...problem }] } },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    expect((await importEvaluations(school, FICHA, file, '?parcial=true')).status).toBe(200)
  })

  it('is reported with its row, in a report and in a design: an outcome in two competencies', async () => {
    let fila = 0
    const file = edited('judgments', (rows) => {
      const [first, at] = [rows[13]!, rows.findIndex((row, index) => index > 13 && row[6] === rows[13]![6])]
      fila = at + 1
      rows[at]![5] = rows.slice(13).find((row) => row[5] !== first[5])![5]!
    })
    const problem = { fila, code: 'outcome_contradicts', columna: 'Competencia', params: { otra_fila: 14 } }
    const refused = { status: 422, body: { code: 'rows_rejected', reporte: { rechazos: [problem] } } }
    expect(await createProgram(school, file)).toMatchObject(refused)
    await openFixtureFicha(school)
    expect(await importEvaluations(school, FICHA, file)).toMatchObject(refused)
  })

  it('is not reported for a missing value or a different spelling', async () => {
    await openFixtureFicha(school)
    const file = contradictory((row) => {
      row[0] = ' cc '
      row[4] = null
    })
    expect(await importEvaluations(school, FICHA, file)).toMatchObject({
      status: 200,
      body: { reporte: { avisos: [] } },
    })
  })
})
