import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { FICHA, getApprentice, importEvaluations } from '../../../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

it('the observations of a judgments report are stored and shown', async () => {
  const judged = rowsOf('judgments').find((row) => row[7] === 'APROBADO')!
  const observed = (text: string | null) =>
    edited('judgments', (rows) => {
      rows[12]![13] = 'Observaciones'
      for (const row of rows.slice(13)) if (row[1] === judged[1] && row[6] === judged[6]) row[13] = text
    })
  const shown = async () => JSON.stringify(await getApprentice(school, String(judged[1])))
  expect(await importEvaluations(school, FICHA, observed('Sustentó muy bien'))).toMatchObject({ status: 200 })
  expect(await shown()).toContain('Sustentó muy bien')
  // A report without observations, like those of SOFIA Plus, deletes no observation.
  expect(await importEvaluations(school, FICHA, observed(null))).toMatchObject({ status: 200 })
  expect(await shown()).toContain('Sustentó muy bien')
  expect(await importEvaluations(school, FICHA, observed('Mejoró'))).toMatchObject({
    body: { reporte: { registros: { cambiados: 1 } } },
  })
  expect(await shown()).toContain('Mejoró')
})

it('the requested ficha is created from a list of several fichas', async () => {
  const rows = [
    ['Documento', 'Apellidos y Nombres', 'Ficha'],
    ['1.900.099.001', 'QUINTERO DÍAZ HÉCTOR', 2_888_005],
    ['1.900.099.002', 'RÍOS SOTO LUZ', 2_888_006],
  ]
  const reply = await addFicha(school, 2_888_005, spreadsheet('lista.xlsx', rows, 'xlsx'))
  expect([reply.status, reply.body.reporte.aprendices?.nuevos]).toEqual([201, 1])
  expect(reply.body.reporte.avisos.map(({ code }) => code).sort()).toEqual([
    // One person is also enrolled in another ficha.
    'enrolled_elsewhere',
    'name_split',
    'other_fichas',
    'state_default',
    'type_default',
  ])
})
