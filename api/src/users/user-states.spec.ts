import type { UserDisabledAnswer } from '@fichero/contract/users.schema'
import { Ficha } from '../fichas/ficha.entity.js'
import { type Api, startApi } from '../testing/api.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { buildAdmin, buildFicha, buildUser } from '../testing/build.js'
import { codesOf } from '../testing/codes-of.js'
import { fingerprint } from '../testing/fingerprint.js'
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

const disable = (id: number, as = token) => api.post(`/users/disabled/${id}`, undefined, as)
const enable = (id: number) => api.post(`/users/enabled/${id}`, {}, token)
const demote = ({ contrasena, ...user }: User, as: string) =>
  api.put(`/users/update/${user.nro_documento}`, { ...user, rol: 'user' }, as)

it('disables and enables with immediate effect, both idempotent', async () => {
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

it('refuses to enable or disable access requests and unknown users', async () => {
  const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await enable(waiting.id), await disable(waiting.id), await disable(999_999)])
    expect(reply.body).toMatchObject({ code: 'user_not_found' })
})

it('keeps the last enabled admin, also if others are disabled or pending', async () => {
  await buildAdmin(api.dataSource, { estado: 'deshabilitado' })
  await buildAdmin(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await disable(admin.id), await demote(admin, token)]) {
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ code: 'last_admin' })
  }
  expect((await api.get('/users/disabled', token)).status).toBe(200)
})

it('keeps one of two admins who disable each other at once', async () => {
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

describe('the fichas of who is disabled', () => {
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

  it('keep their head without a word of another one', async () => {
    expect((await disable(head.id)).body).toMatchObject({ fichas_entregadas: [] })
    expect(await headedBy(head)).toEqual([...numbers, hidden])
  })

  it('are handed to another one in the same step, each with its audit entry; disabled ones stay', async () => {
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

  it('can still be handed over after their head was disabled', async () => {
    await disable(head.id)
    expect((await handOver(head.id, heir.nro_documento)).body).toMatchObject({ fichas_entregadas: numbers })
  })

  it('are not handed to nobody, to a disabled person, to a request or to the same one, and nobody is disabled', async () => {
    const gone = await buildUser(api.dataSource, { estado: 'deshabilitado' })
    const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
    const before = await fingerprint(api.dataSource)
    for (const document of ['99999999', gone.nro_documento, waiting.nro_documento, head.nro_documento]) {
      const reply = await handOver(head.id, document)
      expect(reply.status).toBe(400)
      expect(codesOf(reply.body)).toEqual({ idJefeFicha: 'instructor_unknown' })
    }
    expect(codesOf((await handOver(head.id, 'nadie')).body)).toEqual({ idJefeFicha: 'document_invalid' })
    expect(await fingerprint(api.dataSource)).toBe(before)
  })

  it('are with somebody enabled when two who hand over to each other are disabled at once', async () => {
    const replies = await Promise.all([handOver(head.id, heir.nro_documento), handOver(heir.id, head.nro_documento)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    const enabled = await api.dataSource.manager.findOneByOrFail(User, {
      id: replies[0].status === 200 ? heir.id : head.id,
    })
    expect(enabled.estado).toBe('habilitado')
    expect(await headedBy(enabled)).toEqual(expect.arrayContaining(numbers))
  })
})
