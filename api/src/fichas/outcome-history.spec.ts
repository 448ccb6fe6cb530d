import type { OutcomeHistoryAnswer } from '@fichero/contract/apprentices.schema'
import { type FichaSchool, openFichaSchool } from '../testing/ficha-school.js'
import { FIXTURES, fixture } from '../testing/fixtures.js'
import { FICHA, getApprentice, importEvaluations } from '../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const historyOf = async (document: string, query = '') =>
  (await school.api.get<OutcomeHistoryAnswer>(`/fichas/aprendiz/${document}/historial${query}`, school.userToken)).body
    .cambios

it('tells each change of each outcome, by which file, oldest first; and back again', async () => {
  const [document = ''] = await documents()
  expect(await historyOf(document)).toEqual([])
  await importEvaluations(school, FICHA, fixture('judgments'))
  await importEvaluations(school, FICHA, fixture('judgmentsLater'))
  await importEvaluations(school, FICHA, fixture('judgments'), '?forzar=true')
  let withdrawn = 0
  for (const one of await documents()) {
    const { competencias } = await getApprentice(school, one)
    const changes = await historyOf(one)
    for (const { id, juicio_evaluativo, cambios } of competencias.flatMap((all) => all.resultados_aprendizaje)) {
      const own = changes.filter(({ id_resultado }) => id_resultado === id)
      expect(own).toHaveLength(cambios)
      expect(own.at(-1)?.despues ?? 'pendiente').toBe(juicio_evaluativo.estado)
      // Each change starts from where the one before it ended.
      expect(own.map(({ antes }) => antes)).toEqual(
        own.map((_, place) => (place === 0 ? 'pendiente' : own[place - 1]!.despues)),
      )
      if (own.length === 2 && own[1]?.despues === 'pendiente') {
        withdrawn += 1
        expect(own).toMatchObject([
          { archivo: FIXTURES.judgmentsLater, evaluador: expect.stringMatching(/./) },
          { archivo: FIXTURES.judgments, evaluador: '', fecha_reporte: expect.any(String), fecha: expect.any(String) },
        ])
      }
    }
  }
  expect(withdrawn).toBeGreaterThan(0)
})

it('knows only enrolments that the reader may see', async () => {
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
