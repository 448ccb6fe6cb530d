import type { LoginAnswer } from '@fichero/contract/auth.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { buildProgram } from '../../../testing/build.js'
import { fixture } from '../../../testing/fixtures.js'
import { FICHA, fichaData, openSchool, type School } from '../../../testing/school.js'
import { User } from './user.entity.js'

// Users copy document numbers from identity cards, which have dots or blanks between the digits: 1.098.765.432.

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const PERSON = {
  tipo_documento: 'CC',
  nro_documento: '1.098.765.432',
  nombre: 'Rosa',
  apellido: 'Peña',
  contrasena: 'la de prueba',
  correo_institucional: 'rosa@fichero.example',
  rol: 'user',
  tipo: 'tecnico',
  fecha_inicio_contrato: '2026-01-20',
  fecha_fin_contrato: '2099-12-15',
}

it('every form accepts a document number with dots and blanks', async () => {
  const { api, adminToken: token } = school
  const stored = (nro_documento: string) => api.dataSource.manager.findOneBy(User, { nro_documento })

  expect((await api.post('/users/create', PERSON, token)).status).toBe(201)
  const { id = 0, version } = (await stored('1098765432')) ?? {}
  const again = await api.post('/users/create', { ...PERSON, nro_documento: '1 098 765 432' }, token)
  expect(again.body).toMatchObject({ errors: { nro_documento: { code: 'document_taken' } } })

  for (const nro_documento of ['1.098.765.432', ' 1 098 765 432 ', '1098.765.432'])
    expect(await api.post<LoginAnswer>('/auth/login', { nro_documento, contrasena: PERSON.contrasena })).toMatchObject({
      status: 200,
      body: { user: { id } },
    })
  expect((await api.post('/auth/forgot-password', { nro_documento: '1.098.765.432' })).status).toBe(200)

  const request = {
    ...PERSON,
    nro_documento: '52.000 111',
    correo_institucional: 'otra@fichero.example',
    tipo: 'planta',
  }
  expect((await api.post('/auth/register', request)).status).toBe(200)
  expect(await stored('52000111')).toMatchObject({ estado: 'pendiente' })

  const edit = { ...PERSON, nombre: 'Eva', contrasena: '' }
  const written = encodeURIComponent('1.098.765.432')
  const headers = { 'if-match': `"${version}"` }
  expect((await api.call('PUT', `/users/update/${written}`, { body: edit, token, headers })).status).toBe(200)
  expect(await stored('1098765432')).toMatchObject({ id, nombre: 'Eva' })

  const found = await api.get<SearchAnswer>(`/search?q=${encodeURIComponent('1.098.765')}`, token)
  expect(found.body.instructores.map((one) => one.id)).toEqual([id])

  const program = await buildProgram(api.dataSource)
  const data = { ...fichaData(school, program.id, FICHA), idJefeFicha: '1.098.765.432' }
  const created = await api.upload('POST', '/fichas/create', { data, file: fixture('apprentices') }, token)
  expect(created.status).toBe(201)
  expect((await api.get('/fichas?jefe=1.098.765.432', token)).body).toMatchObject({
    fichas: [{ nro_ficha: FICHA, id_jefe_ficha: '1098765432' }],
  })
})
