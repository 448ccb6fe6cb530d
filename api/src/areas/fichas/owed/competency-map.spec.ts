import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, getApprentice, getFicha, importEvaluations } from '../../../../testing/school.js'

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const read = (nroFicha: number | string = FICHA, token = school.userToken) =>
  school.api.get<CompetencyMapAnswer>(`/fichas/${nroFicha}/mapa`, token)

it('the map contains no approved outcomes before the first report', async () => {
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body.ultimo_reporte).toBeNull()
  expect(body.aprendices.every(({ aprobados }) => aprobados.every((count) => count === 0))).toBe(true)
})

describe('the map after a report', () => {
  let map: CompetencyMapAnswer
  beforeAll(async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    map = (await read()).body
  })

  it('counts the same approved outcomes of each person by competency as the person’s screen', async () => {
    const { aprendices } = await getFicha(school, FICHA)
    expect(map.aprendices.map(({ nro_documento }) => nro_documento).sort()).toEqual(
      aprendices.map(({ nro_documento }) => nro_documento).sort(),
    )
    for (const { nro_documento, aprobados } of map.aprendices) {
      const { competencias } = await getApprentice(school, nro_documento, `?ficha=${FICHA}`)
      const byId = new Map(competencias.map((competency) => [competency.id, competency]))
      expect(aprobados).toEqual(map.competencias.map(({ id }) => byId.get(id)?.aprobados))
      expect(map.competencias.map(({ resultados }) => resultados)).toEqual(
        map.competencias.map(({ id }) => byId.get(id)?.resultados_aprendizaje.length),
      )
    }
  })

  it('sorts competencies and people in training by the number of missing outcomes, largest first', () => {
    const studying = map.aprendices.filter(({ en_formacion }) => en_formacion)
    const others = map.aprendices.slice(studying.length)
    expect(others.every(({ en_formacion }) => !en_formacion)).toBe(true)
    const leavers = others.filter(({ retirado }) => retirado)
    expect(leavers.length).toBeGreaterThan(0)
    expect(others.slice(-leavers.length)).toEqual(leavers)
    const missing = map.competencias.map(({ resultados }, index) =>
      studying.reduce((sum, { aprobados }) => sum + resultados - (aprobados[index] ?? 0), 0),
    )
    expect(map.competencias.map(({ faltan }) => faltan)).toEqual(missing)
    expect(missing).toEqual(missing.toSorted((a, b) => b - a))
    expect(missing[0]).toBeGreaterThan(missing.at(-1) ?? 0)
    const approved = studying.map(({ resultados_aprobados }) => resultados_aprobados)
    expect(approved).toEqual(approved.toSorted((a, b) => a - b))
  })
})

it('the map is rejected under the same conditions as the ficha', async () => {
  expect((await read(2_700_999)).status).toBe(404)
  expect((await read('x')).status).toBe(400)
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado'`)
  expect((await read()).status).toBe(404)
  expect((await read(FICHA, school.adminToken)).status).toBe(200)
})
