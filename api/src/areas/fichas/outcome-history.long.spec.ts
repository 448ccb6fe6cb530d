import type { OutcomeHistoryAnswer } from '@fichero/contract/apprentices.schema'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { FIXTURES, fixture } from '../../../testing/fixtures.js'
import { FICHA, getApprentice, importEvaluations } from '../../../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const historyOf = async (document: string, query = '') =>
  (await school.api.get<OutcomeHistoryAnswer>(`/fichas/aprendiz/${document}/historial${query}`, school.userToken)).body
    .cambios

it('the history lists each change of each outcome with its file, oldest first, even after a forced older report', async () => {
  const [document = ''] = await documents()
  expect(await historyOf(document)).toEqual([])
  await importEvaluations(school, FICHA, fixture('judgments'))
  await importEvaluations(school, FICHA, fixture('judgmentsLater'))
  await importEvaluations(school, FICHA, fixture('judgments'), '?forzar=true')
  let withdrawn = 0
  for (const person of await documents()) {
    const { competencias } = await getApprentice(school, person)
    const changes = await historyOf(person)
    for (const { id, juicio_evaluativo, cambios } of competencias.flatMap((all) => all.resultados_aprendizaje)) {
      const outcomeChanges = changes.filter(({ id_resultado }) => id_resultado === id)
      expect(outcomeChanges).toHaveLength(cambios)
      expect(outcomeChanges.at(-1)?.despues ?? 'pendiente').toBe(juicio_evaluativo.estado)
      // The former value of each change is the new value of the previous change.
      expect(outcomeChanges.map(({ antes }) => antes)).toEqual(
        outcomeChanges.map((_, index) => (index === 0 ? 'pendiente' : outcomeChanges[index - 1]!.despues)),
      )
      if (outcomeChanges.length === 2 && outcomeChanges[1]?.despues === 'pendiente') {
        withdrawn += 1
        expect(outcomeChanges).toMatchObject([
          { archivo: FIXTURES.judgmentsLater, evaluador: expect.stringMatching(/./) },
          { archivo: FIXTURES.judgments, evaluador: '', fecha_reporte: expect.any(String), fecha: expect.any(String) },
        ])
      }
    }
  }
  expect(withdrawn).toBeGreaterThan(0)
})

it('the history of an enrolment that the user may not see is not found', async () => {
  const [document = ''] = await documents()
  const path = `/fichas/aprendiz/${document}/historial`
  expect((await school.api.get(`${path}?ficha=2700000`, school.userToken)).status).toBe(404)
  expect((await school.api.get('/fichas/aprendiz/99999999/historial', school.userToken)).status).toBe(404)
})

async function documents(): Promise<string[]> {
  const rows: { nro_documento: string }[] = await school.api.dataSource.query(
    'SELECT nro_documento FROM matricula ORDER BY nro_documento',
  )
  return rows.map(({ nro_documento }) => nro_documento)
}
