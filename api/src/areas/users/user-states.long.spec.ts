import type { UserDisabledAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildFicha, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { User } from './user.entity.js'

let api: Api
let admin: User
let token = ''

beforeEach(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  token = api.tokenOf(admin)
})
afterEach(() => api.close())

const disable = (id: number, sessionToken = token) => api.post(`/users/disabled/${id}`, undefined, sessionToken)
const enable = (id: number) => api.post(`/users/enabled/${id}`, {}, token)
const demote = ({ contrasena, ...user }: User, sessionToken: string) =>
  api.put(`/users/update/${user.nro_documento}`, { ...user, rol: 'user' }, sessionToken)

it('disabling and enabling a user take effect at once, and are idempotent', async () => {
  const user = await buildUser(api.dataSource)
  const session = api.tokenOf(user)
  for (const _ of 'xx') {
    const reply = await disable(user.id)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ ok: true, user: { estado: 'deshabilitado', version: 2 } })
  }
  expect((await api.get('/users', session)).body).toMatchObject({ code: 'session_ended' })
  for (const _ of 'xx') {
    expect((await enable(user.id)).body).toMatchObject({
      ok: true,
      msg: 'Instructor reactivado exitosamente.',
      user: { estado: 'habilitado', version: 3 },
    })
  }
  expect((await api.get('/users', session)).body).toMatchObject({ code: 'session_ended' })
  expect(await auditEntriesOf(api.dataSource, 'usuario', user.id)).toMatchObject([
    { accion: 'users:disable', antes: { estado: 'habilitado' }, despues: { estado: 'deshabilitado' } },
    { accion: 'users:enable', antes: { estado: 'deshabilitado' }, despues: { estado: 'habilitado' } },
  ])
})

it('enabling or disabling an access request or an unknown user is rejected', async () => {
  const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await enable(waiting.id), await disable(waiting.id), await disable(999_999)])
    expect(reply.body).toMatchObject({ code: 'user_not_found' })
})

it('disabling or demoting the last enabled administrator is rejected, even if others are disabled or pending', async () => {
  await buildAdmin(api.dataSource, { estado: 'deshabilitado' })
  await buildAdmin(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await disable(admin.id), await demote(admin, token)]) {
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ code: 'last_admin' })
  }
  expect((await api.get('/users/disabled', token)).status).toBe(200)
})

it('one of two administrators stays enabled if they disable each other concurrently', async () => {
  const other = await buildAdmin(api.dataSource)
  const otherToken = api.tokenOf(other)
  const replies = await Promise.all([
    disable(other.id, token),
    disable(admin.id, otherToken),
    demote(other, token),
    demote(admin, otherToken),
  ])
  expect(replies.map(({ status }) => status)).toContain(200)
  expect(replies.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
  expect(await api.dataSource.manager.countBy(User, { rol: 'admin', estado: 'habilitado' })).toBe(1)
})

describe('the fichas of a disabled user', () => {
  let head: User
  let heir: User
  let numbers: number[]
  let hidden: number

  beforeEach(async () => {
    head = await buildUser(api.dataSource)
    heir = await buildUser(api.dataSource)
    const build = (estado: Ficha['estado']) => buildFicha(api.dataSource, { id_jefe: head.id, estado })
    numbers = [await build('habilitado'), await build('habilitado')].map(({ nro_ficha }) => nro_ficha)
    hidden = (await build('deshabilitado')).nro_ficha
    await buildFicha(api.dataSource, { id_jefe: admin.id })
  })

  const handOver = (id: number, idJefeFicha: unknown) =>
    api.post<UserDisabledAnswer>(`/users/disabled/${id}`, { idJefeFicha }, token)
  const headedBy = async ({ id }: User) =>
    (await api.dataSource.manager.find(Ficha, { where: { id_jefe: id }, order: { nro_ficha: 'ASC' } })).map(
      ({ nro_ficha }) => nro_ficha,
    )

  it('keep their head if the request names no new head', async () => {
    expect((await disable(head.id)).body).toMatchObject({ fichas_entregadas: [] })
    expect(await headedBy(head)).toEqual([...numbers, hidden])
  })

  it('are handed over in the same transaction, each with an audit entry, except disabled fichas', async () => {
    const reply = await handOver(head.id, heir.nro_documento)
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { estado: 'deshabilitado' }, fichas_entregadas: numbers },
    })
    expect(await headedBy(heir)).toEqual(numbers)
    expect(await headedBy(head)).toEqual([hidden])
    for (const nro_ficha of numbers) {
      expect(await auditEntriesOf(api.dataSource, 'ficha', nro_ficha)).toEqual([
        expect.objectContaining({
          accion: 'fichas:edit',
          id_usuario: admin.id,
          antes: { id_jefe: head.id },
          despues: { id_jefe: heir.id },
        }),
      ])
      expect(await api.dataSource.manager.findOneBy(Ficha, { nro_ficha })).toMatchObject({ version: 2 })
    }
    expect(await auditEntriesOf(api.dataSource, 'usuario', head.id)).toMatchObject([{ accion: 'users:disable' }])
  })

  it('can be handed over later, when their head is disabled already', async () => {
    await disable(head.id)
    expect((await handOver(head.id, heir.nro_documento)).body).toMatchObject({ fichas_entregadas: numbers })
  })

  it('cannot be handed to an unknown, disabled or pending user or to the same head; nobody is disabled then', async () => {
    const disabled = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
    const before = await fingerprint(api.dataSource)
    for (const document of ['99999999', disabled.nro_documento, waiting.nro_documento, head.nro_documento]) {
      const reply = await handOver(head.id, document)
      expect(reply.status).toBe(400)
      expect(codesOf(reply.body)).toEqual({ idJefeFicha: 'instructor_unknown' })
    }
    expect(codesOf((await handOver(head.id, 'nadie')).body)).toEqual({ idJefeFicha: 'document_invalid' })
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('have an enabled head even if two heads are concurrently disabled and hand over to each other', async () => {
    const replies = await Promise.all([handOver(head.id, heir.nro_documento), handOver(heir.id, head.nro_documento)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    const enabled = await api.dataSource.manager.findOneByOrFail(User, {
      id: replies[0].status === 200 ? heir.id : head.id,
    })
    expect(enabled.estado).toBe('habilitado')
    expect(await headedBy(enabled)).toEqual(expect.arrayContaining(numbers))
  })
})
