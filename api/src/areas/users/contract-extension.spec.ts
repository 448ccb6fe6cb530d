import type { EndingContractsAnswer, UserAnswer } from '@fichero/contract/users.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { inDays } from '../../../testing/days.js'
import { openSchool, type School } from '../../../testing/school.js'
import { User } from './user.entity.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const ENDED = { fecha_inicio_contrato: inDays(-300), fecha_fin_contrato: inDays(-5) }
const person = (overrides: Partial<User> = {}) => buildUser(school.api.dataSource, { ...ENDED, ...overrides })
const stored = ({ id }: User) => school.api.dataSource.manager.findOneByOrFail(User, { id })
/** The selection of a user in a request: id and version. */
const selected = ({ id, version }: User) => ({ id, version })

const extend = (personas: unknown, fecha_fin_contrato: unknown, token = school.adminToken) =>
  school.api.post('/users/contratos', { personas, fecha_fin_contrato }, token)

it('an extension sets a new end date for one or several users, each with a new version and an audit entry', async () => {
  for (const count of [1, 3]) {
    const people = []
    for (let index = 0; index < count; index++) people.push(await person())
    const end = inDays(180)
    const { status, body } = await extend(people.map(selected), end)
    const personas = people.map(({ id }) => ({ id, version: 2, fecha_fin_contrato: end }))
    expect([status, body]).toEqual([200, { ok: true, msg: expect.any(String), personas }])
    for (const user of people) {
      expect(await stored(user)).toMatchObject({ fecha_fin_contrato: end, version: 2 })
      expect(await auditEntriesOf(school.api.dataSource, 'usuario', user.id)).toEqual([
        {
          accion: 'users:update',
          id_usuario: school.admin.id,
          antes: { fecha_fin_contrato: inDays(-5) },
          despues: { fecha_fin_contrato: end },
        },
      ])
    }
  }
})

it('an extension restores access at once, even for an existing session', async () => {
  const user = await person()
  const token = school.api.tokenOf(user)
  expect((await school.api.get('/users', token)).body).toMatchObject({ code: 'contract_ended' })
  await extend([selected(user)], inDays(30))
  expect((await school.api.get('/users', token)).status).toBe(200)
})

const edit = async (user: User, days: object) => {
  const { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo } = await stored(user)
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo, ...days }
  return school.api.put(`/users/update/${nro_documento}`, body, school.adminToken)
}
const GRACE = { acceso_hasta: inDays(10), aviso_contrato: inDays(-35) }

it.each<[string, (user: User) => Promise<{ status: number }>, Partial<User>]>([
  ['an extension', (user) => extend([selected(user)], inDays(30)), { acceso_hasta: null, aviso_contrato: null }],
  [
    'an edit that extends the contract',
    (user) => edit(user, { fecha_fin_contrato: inDays(30) }),
    { acceso_hasta: null, aviso_contrato: null },
  ],
  [
    'an edit to another past day',
    (user) => edit(user, { fecha_fin_contrato: inDays(-4) }),
    { ...GRACE, aviso_contrato: null },
  ],
  ['an edit of another field', (user) => edit(user, { nombre: 'Otra' }), GRACE],
])('%s updates the grace period and the last warning', async (_, change, expected) => {
  const user = await person(GRACE)
  expect((await change(user)).status).toBe(200)
  expect(await stored(user)).toMatchObject({ version: 2, ...expected })
})

it.each<[string, () => Promise<unknown>, string, number, object]>([
  [
    'today as the end date',
    async () => [selected(await person())],
    inDays(0),
    400,
    { fecha_fin_contrato: 'contract_end_past' },
  ],
  [
    'an end date before the start',
    async () => [selected(await person({ fecha_inicio_contrato: inDays(20), fecha_fin_contrato: inDays(40) }))],
    inDays(20),
    400,
    { fecha_fin_contrato: 'contract_end_before_start' },
  ],
  ['a missing end date', async () => [selected(await person())], '', 400, { fecha_fin_contrato: 'required' }],
  ['an empty list of users', async () => [], inDays(30), 400, { personas: 'required' }],
])('an extension with %s is rejected', async (_, people, end, status, codes) => {
  const reply = await extend(await people(), end)
  expect([reply.status, codesOf(reply.body)]).toEqual([status, codes])
})

it.each<[string, () => Promise<{ id: number; version: number }>, number, string]>([
  [
    'was changed since the client read the user',
    async () => ({ ...selected(await person()), version: 7 }),
    409,
    'user_changed',
  ],
  ['has no end date', async () => selected(await person({ fecha_fin_contrato: null })), 409, 'user_without_contract'],
  ['waits for approval', async () => selected(await person({ estado: 'pendiente' })), 404, 'user_not_found'],
  ['does not exist', async () => ({ id: 999_999, version: 1 }), 404, 'user_not_found'],
])('no contract is extended if one of the users %s', async (_, wrong, status, code) => {
  const other = await person()
  const reply = await extend([selected(other), await wrong()], inDays(30))
  expect([reply.status, reply.body.code]).toEqual([status, code])
  expect(await stored(other)).toMatchObject({ ...ENDED, version: 1 })
  expect(await auditEntriesOf(school.api.dataSource, 'usuario', other.id)).toEqual([])
})

it('an extension requires an administrator', async () => {
  const user = await person()
  expect((await extend([selected(user)], inDays(30), school.userToken)).status).toBe(403)
  expect((await extend([selected(user)], inDays(30), '')).status).toBe(401)
  expect(await stored(user)).toMatchObject(ENDED)
})

it('the dashboard and the user’s page have the version that an extension requires', async () => {
  const user = await person({ ...GRACE, fecha_fin_contrato: inDays(-200), version: 4 })
  const { body } = await school.api.get<EndingContractsAnswer>('/dashboard/contracts', school.adminToken)
  const listed = body.personas.find(({ id }) => id === user.id)
  const limit = { motivo: 'contract_ended', fecha: inDays(-200), acceso_hasta: inDays(10) }
  expect(listed).toMatchObject({ version: 4, limite_contrato: limit })
  const detail = await school.api.get<UserAnswer>(`/users/${user.id}`, school.adminToken)
  expect(detail.body.user).toMatchObject({ version: 4, limite_contrato: limit })
})
