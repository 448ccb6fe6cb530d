import { buildApprentice, buildFicha, buildReport } from '../../../testing/build.js'
import { openSchool, type School } from '../../../testing/school.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

it('an apprentice’s answer is the newest enrolment, and lists the others', async () => {
  const { api, userToken } = school
  const old = await buildFicha(api.dataSource, { fecha_inicio_lectiva: '2021-01-18' })
  const fresh = await buildFicha(api.dataSource, { fecha_inicio_lectiva: '2026-01-19' })
  const { apprentice } = await buildApprentice(api.dataSource, { nro_ficha: old.nro_ficha, estado: 'TRASLADADO' })
  await api.dataSource.query(`INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (?, ?, 'EN FORMACION')`, [
    fresh.nro_ficha,
    apprentice.nro_documento,
  ])
  const path = `/fichas/aprendiz/${apprentice.nro_documento}`
  expect((await api.get(path, userToken)).body.data).toMatchObject({
    aprendiz: { nro_documento: apprentice.nro_documento, estado: 'EN FORMACION', horas_aprobadas: 0 },
    ficha: { nro_ficha: fresh.nro_ficha },
    otras_fichas: [{ nro_ficha: old.nro_ficha, estado: 'TRASLADADO' }],
    banda: null,
    sin_banda: 'sin_reporte',
  })
  await buildReport(api.dataSource, { nro_ficha: fresh.nro_ficha })
  expect((await api.get(path, userToken)).body.data).toMatchObject({ banda: 'lejos', sin_banda: null })
  expect((await api.get(`${path}?ficha=${old.nro_ficha}`, userToken)).body.data).toMatchObject({
    sin_banda: 'retirado',
    ficha: { nro_ficha: old.nro_ficha },
    otras_fichas: [{ nro_ficha: fresh.nro_ficha }],
  })
  const unknown = { status: 404, body: { code: 'apprentice_not_found' } }
  expect(await api.get(`${path}?ficha=2600000`, userToken)).toMatchObject(unknown)
  expect(await api.get('/fichas/aprendiz/99999999', userToken)).toMatchObject(unknown)
  expect((await api.get(path)).status).toBe(401)
})
