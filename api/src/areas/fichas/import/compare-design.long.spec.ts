import type { ImportReport } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

const [COMPETENCY, OUTCOME] = [5, 6]
/** Codes of one outcome and of its competency. */
const [ONE, COMPETENCE] = ['700831', '41210']

/** Returns the report with changed rows of one outcome. */
const changed = (change: (row: Cell[]) => void, codigo = ONE) =>
  edited('judgments', (rows) => {
    for (const row of rows.slice(13)) if (String(row[OUTCOME]).startsWith(codigo)) change(row)
  })
/** Returns a change of a row: new texts of competency and outcome. Null keeps a text. */
const withTexts = (competency: string | null, outcome: string | null) => (row: Cell[]) => {
  row[COMPETENCY] = competency ?? row[COMPETENCY]!
  row[OUTCOME] = outcome ?? row[OUTCOME]!
}
/** Returns the warnings without their rows. */
const problems = (list: ImportReport['avisos']) =>
  list.map(({ code, columna, valor, params }) => ({ code, columna, valor, params }))

describe('the outcomes of a report', () => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
  })
  afterAll(() => school.close())

  const simulate = async (change: (row: Cell[]) => void) =>
    (await importEvaluations(school, FICHA, changed(change), '?simular=true')).body.reporte

  it.each<[string, (row: Cell[]) => void, object]>([
    [
      'a slightly different text',
      withTexts(null, `${ONE} - RAP 2. PREPARAR SUSTRATOS Y ABONOS`),
      {
        code: 'outcome_text_differs',
        columna: 'Resultado de Aprendizaje',
        params: { resultado: ONE, texto: 'PREPARAR SUSTRATOS' },
      },
    ],
    [
      'a different text in the same competency',
      withTexts(null, `${ONE} - RAP 2. OTRO RESULTADO TOTALMENTE DISTINTO`),
      { code: 'outcome_text_differs', valor: `${ONE} - OTRO RESULTADO TOTALMENTE DISTINTO` },
    ],
    [
      'the same text in another competency',
      withTexts('79999 - COMPETENCIA INEXISTENTE', null),
      {
        code: 'outcome_other_competency',
        columna: 'Competencia',
        valor: '79999 - COMPETENCIA INEXISTENTE',
        params: { resultado: ONE, otra: COMPETENCE },
      },
    ],
  ])('are accepted with a warning if they have %s', async (_, change, warning) => {
    const { rechazados, avisos } = await simulate(change)
    expect(rechazados).toBe(0)
    expect(problems(avisos)).toMatchObject([warning])
  })

  it('cause only one warning if their competency has another text', async () => {
    const report = edited('judgments', (rows) => {
      for (const row of rows.slice(13))
        if (String(row[COMPETENCY]).startsWith(COMPETENCE)) row[COMPETENCY] = `${COMPETENCE} - OTRO NOMBRE`
    })
    const { reporte } = (await importEvaluations(school, FICHA, report, '?simular=true')).body
    expect(problems(reporte.avisos)).toMatchObject([
      { code: 'competency_text_differs', valor: `${COMPETENCE} - OTRO NOMBRE`, params: { competencia: COMPETENCE } },
    ])
  })

  it('are rejected if both text and competency differ from the design', async () => {
    const report = changed(withTexts('79999 - COMPETENCIA INEXISTENTE', `${ONE} - OTRO RESULTADO TOTALMENTE DISTINTO`))
    const { status, body } = await importEvaluations(school, FICHA, report)
    expect({ status, code: (body as unknown as { code: string }).code }).toEqual({ status: 422, code: 'rows_rejected' })
    const people = body.reporte.filas / 20
    expect(body.reporte).toMatchObject({ rechazados: people, avisos: [] })
    expect(problems(body.reporte.rechazos)[0]).toMatchObject({
      code: 'outcome_is_another',
      valor: `${ONE} - OTRO RESULTADO TOTALMENTE DISTINTO`,
      params: { competencia: '79999 - COMPETENCIA INEXISTENTE', texto: 'PREPARAR SUSTRATOS', otra: COMPETENCE },
    })
    const partial = await importEvaluations(school, FICHA, report, '?parcial=true&simular=true')
    expect(partial.body.reporte.registros.nuevos).toBeGreaterThan(0)
  })

  it.each<[string, (row: Cell[]) => void]>([
    ['additional spaces, another case and a full stop', withTexts(null, `${ONE} - RAP 2.  Preparar  sustratos.`)],
    ['no ordinal such as RAP 2', withTexts(null, `${ONE} - PREPARAR SUSTRATOS`)],
  ])('are accepted without a warning if they have %s', async (_, change) => {
    expect(await simulate(change)).toMatchObject({ rechazados: 0, avisos: [] })
  })

  it('match the design in an original report', async () => {
    const { reporte } = (await importEvaluations(school, FICHA, fixture('judgments'), '?simular=true')).body
    expect(reporte).toMatchObject({ rechazados: 0, avisos: [] })
  })
})
