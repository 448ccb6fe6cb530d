import type { ApprenticeAnswer, UpdateContactAnswer } from '@fichero/contract/apprentices.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildApprentice, buildFicha, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { openSchool, type School } from '../../../testing/school.js'

let school: School
let headToken: string
let nroFicha: number
let documento: string
let enrolment: number
beforeEach(async () => {
  school = await openSchool()
  const { dataSource, tokenOf } = school.api
  const head = await buildUser(dataSource)
  headToken = tokenOf(head)
  nroFicha = (await buildFicha(dataSource, { id_jefe: head.id })).nro_ficha
  const built = await buildApprentice(dataSource, { nro_ficha: nroFicha, correo: 'vieja@correo.example' })
  documento = built.apprentice.nro_documento
  enrolment = built.enrolment.id
})
afterEach(() => school.close())

const save = (body: unknown, token: string, headers: Record<string, string> = {}) =>
  school.api.put<UpdateContactAnswer>(`/fichas/${nroFicha}/aprendices/${documento}`, body, token, headers)
const read = async (token: string) =>
  (await school.api.get<ApprenticeAnswer>(`/fichas/aprendiz/${documento}`, token)).body.data

it('only the head of the ficha and administrators can edit contact data', async () => {
  const { userToken, adminToken } = school
  for (const [token, allowed] of [
    [userToken, false],
    [headToken, true],
    [adminToken, true],
  ] as const) {
    expect((await read(token)).can).toMatchObject({ editContact: allowed })
    expect((await save({ celular: '3001112233', correo: '' }, token)).status).toBe(allowed ? 200 : 403)
  }
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado'`)
  expect((await save({ celular: '3001112244' }, headToken)).status).toBe(404)
  expect((await save({ celular: '3001112244' }, adminToken)).status).toBe(200)
})

it('an edit saves phone and mail normalized, and updates the mail in the search', async () => {
  const { body } = await save({ celular: ' +57 (300) 111-22.33', correo: ' Ana.Paz@Correo.Example ' }, headToken)
  expect(body).toMatchObject({
    ok: true,
    contacto: { celular: '+573001112233', correo: 'ana.paz@correo.example', version: 2 },
  })
  expect(await read(headToken)).toMatchObject({
    version: 2,
    aprendiz: { celular: '+573001112233', correo: 'ana.paz@correo.example' },
  })
  const found = async (q: string) => (await school.api.get(`/search?q=${q}`, headToken)).body.aprendices
  expect(await found('ana.paz@')).toMatchObject([{ nro_documento: documento }])
  expect(await found('vieja@')).toEqual([])
  await save({ celular: '', correo: null }, headToken)
  expect((await read(headToken)).aprendiz).toMatchObject({ celular: null, correo: null })
})

it('an edit keeps a value that is not sent, and an empty request is rejected', async () => {
  await save({ celular: '3001112233' }, headToken)
  expect((await read(headToken)).aprendiz).toMatchObject({ celular: '3001112233', correo: 'vieja@correo.example' })
  await save({ correo: null }, headToken)
  expect((await read(headToken)).aprendiz).toMatchObject({ celular: '3001112233', correo: null })
  const { status, body } = await save({}, headToken)
  expect({ status, codes: codesOf(body) }).toEqual({ status: 400, codes: { body: 'nothing_to_change' } })
})

it('an edit writes the former values to the audit log', async () => {
  await save({ celular: '3001112233', correo: 'vieja@correo.example' }, headToken)
  const entries = await auditEntriesOf(school.api.dataSource, 'matricula', enrolment)
  expect(entries).toMatchObject([
    { accion: 'apprentices:edit-contact', antes: { celular: null }, despues: { celular: '3001112233' } },
  ])
})

it('an invalid phone and an invalid mail are reported at their fields', async () => {
  const { status, body } = await save({ celular: '12345', correo: 'ana' }, headToken)
  expect(status).toBe(400)
  expect(codesOf(body)).toEqual({ celular: 'phone_invalid', correo: 'email_invalid' })
})

it('an edit with a stale version is rejected, and the error has the current values', async () => {
  const { version } = await read(headToken)
  await save({ celular: '3001112233', correo: '' }, school.adminToken, { 'if-match': `"${version}"` })
  expect(await save({ celular: '3009999999', correo: '' }, headToken, { 'if-match': `"${version}"` })).toMatchObject({
    status: 412,
    body: { code: 'stale_version', actual: { celular: '3001112233', correo: null, version: version + 1 } },
  })
})

it('a person of another ficha is not found', async () => {
  const other = await buildFicha(school.api.dataSource)
  const path = `/fichas/${other.nro_ficha}/aprendices/${documento}`
  expect(await school.api.put(path, { celular: '3001112233' }, school.adminToken)).toMatchObject({
    status: 404,
    body: { code: 'apprentice_not_found' },
  })
})
