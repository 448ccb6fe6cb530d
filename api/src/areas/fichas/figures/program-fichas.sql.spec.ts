import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { ProgramFichasAnswer } from '@fichero/contract/programs.schema'
import { tytPercentage } from '@fichero/contract/tyt'
import { buildFicha, buildProgram } from '../../../../testing/build.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, getFicha, importEvaluations } from '../../../../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const read = (id: number, token?: string) =>
  school.api.get<ProgramFichasAnswer>(`/programs/fichas/${id}`, token ?? school.userToken)

it('fichas without a report are counted, but their progress is omitted', async () => {
  const { id_programa_formacion: id } = await getFicha(school, FICHA)
  expect((await read(id)).body).toMatchObject({ ok: true, fichas: 0, sin_reporte: 1 })
})

it('the progress in each competency equals the map of the ficha, for people in training', async () => {
  await importEvaluations(school, FICHA, fixture('judgments'))
  const { id_programa_formacion: id } = await getFicha(school, FICHA)
  await buildFicha(school.api.dataSource, { id_programa_formacion: id })
  await buildFicha(school.api.dataSource, { id_programa_formacion: id, estado: 'deshabilitado' })
  const map = (await school.api.get<CompetencyMapAnswer>(`/fichas/${FICHA}/mapa`, school.userToken)).body
  const studying = map.aprendices.filter(({ estado }) => IN_TRAINING_STATES.some((one) => one === estado))
  const { body } = await read(id)
  expect(body).toMatchObject({ fichas: 1, sin_reporte: 1 })
  expect(body.competencias.length).toBe(map.competencias.length)
  for (const competency of body.competencias) {
    const index = map.competencias.findIndex((one) => one.id === competency.id)
    const approved = studying.reduce((sum, { aprobados }) => sum + (aprobados[index] ?? 0), 0)
    const expected = tytPercentage(approved, studying.length * (map.competencias[index]?.resultados ?? 0))
    expect(competency).toMatchObject({
      porcentaje: expected,
      fichas: [{ nro_ficha: FICHA, porcentaje: expected }],
    })
  }
  expect(new Set(body.competencias.map(({ porcentaje }) => porcentaje)).size).toBeGreaterThan(1)
})

it('the figures of a program require a session, and are not found for invisible programs', async () => {
  const { id } = await buildProgram(school.api.dataSource, { estado: 'deshabilitado' })
  expect((await school.api.get(`/programs/fichas/${id}`)).status).toBe(401)
  expect((await read(id)).status).toBe(404)
  expect((await read(id, school.adminToken)).status).toBe(200)
  expect((await read(987_654)).status).toBe(404)
})
