import { addFicha, type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { FICHA, getApprentice, importEvaluations } from '../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../testing/spreadsheets.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

it('the observations of a judgments report are kept and shown', async () => {
  const judged = rowsOf('judgments').find((row) => row[7] === 'APROBADO')!
  const observed = (text: string | null) =>
    edited('judgments', (rows) => {
      rows[12]![13] = 'Observaciones'
      for (const row of rows.slice(13)) if (row[1] === judged[1] && row[6] === judged[6]) row[13] = text
    })
  const shown = async () => JSON.stringify(await getApprentice(school, String(judged[1])))
  expect(await importEvaluations(school, FICHA, observed('Sustentó muy bien'))).toMatchObject({ status: 200 })
  expect(await shown()).toContain('Sustentó muy bien')
  // A report without observations, as SOFIA writes it, takes none back.
  expect(await importEvaluations(school, FICHA, observed(null))).toMatchObject({ status: 200 })
  expect(await shown()).toContain('Sustentó muy bien')
  expect(await importEvaluations(school, FICHA, observed('Mejoró'))).toMatchObject({
    body: { reporte: { registros: { cambiados: 1 } } },
  })
  expect(await shown()).toContain('Mejoró')
})

it('a list of several fichas makes the ficha that is asked for', async () => {
  const rows = [
    ['Documento', 'Apellidos y Nombres', 'Ficha'],
    ['1.900.099.001', 'QUINTERO DÍAZ HÉCTOR', 2_888_005],
    ['1.900.099.002', 'RÍOS SOTO LUZ', 2_888_006],
  ]
  const made = await addFicha(school, 2_888_005, spreadsheet('lista.xlsx', rows, 'xlsx'))
  expect([made.status, made.body.reporte.aprendices?.nuevos]).toEqual([201, 1])
  expect(made.body.reporte.avisos.map(({ code }) => code).sort()).toEqual([
    // One document is also in the other ficha's report.
    'enrolled_elsewhere',
    'name_split',
    'other_fichas',
    'state_default',
    'type_default',
  ])
})
