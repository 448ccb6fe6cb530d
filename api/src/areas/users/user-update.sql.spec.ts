import type { UserAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { payload } from '../../../testing/user-payload.js'
import { User } from './user.entity.js'

let api: Api
let admin: User
let user: User
let [adminToken, token] = ['', '']

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  adminToken = api.tokenOf(admin)
})
afterAll(() => api.close())
beforeEach(async () => {
  user = await buildUser(api.dataSource, { password: 'la de antes' })
  token = api.tokenOf(user)
})

const update = (of: User, changes: Record<string, unknown>, as: string, headers: Record<string, string> = {}) =>
  api.call('PUT', `/users/update/${of.nro_documento}`, { body: payload(of, changes), token: as, headers })

const reload = (of: User) => api.dataSource.manager.findOneByOrFail(User, { id: of.id })

it('an edit without changes is not recorded', async () => {
  const before = await fingerprint(api.dataSource)
  for (const as of [token, adminToken])
    expect(await update(user, {}, as)).toMatchObject({ status: 200, body: { user: { version: 1 } } })
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('an edit of other fields accepts a stored type of instructor that no form offers', async () => {
  await api.dataSource.manager.update(User, { id: user.id }, { tipo: 'virtual' })
  const { rol, tipo: _, ...profile } = payload(user, { nombre: 'Lucía' })
  expect((await api.call('PUT', `/users/update/${user.nro_documento}`, { body: profile, token })).status).toBe(200)
  expect(await update(user, { tipo: 'virtual', nombre: 'Eva' }, adminToken)).toMatchObject({
    status: 200,
    body: { user: { nombre: 'Eva', rol, tipo: 'virtual' } },
  })
})

describe('one’s own profile', () => {
  it('can be edited; the new name is searchable, and the values before and after are audited', async () => {
    const reply = await update(user, { nombre: 'Lucía', correo: 'otro@x.example', tipo_instructor: 'clave' }, token)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      ok: true,
      msg: 'El perfil fue actualizado correctamente',
      user: { nombre: 'Lucía', correo_institucional: user.correo_institucional, tipo: 'planta', version: 2 },
    })
    expect(reply.headers.get('etag')).toBe('"2"')
    expect((await reload(user)).busqueda).toContain('lucia')
    expect(await auditEntriesOf(api.dataSource, 'usuario', user.id)).toEqual([
      expect.objectContaining({
        accion: 'users:update',
        id_usuario: user.id,
        antes: { nombre: 'Ana' },
        despues: { nombre: 'Lucía' },
      }),
    ])
    expect((await api.get('/users', token)).status).toBe(200)
  })

  it('can be edited without sending role and type', async () => {
    const { rol, tipo, ...rest } = payload(user, { apellido: 'Nuevo' })
    expect((await api.put(`/users/update/${user.nro_documento}`, rest, token)).status).toBe(200)
    expect(await reload(user)).toMatchObject({ apellido: 'Nuevo', rol, tipo })
  })

  it('does not include role and type, which only administrators change', async () => {
    const reply = await update(user, { rol: 'admin', tipo: 'clave' }, token)
    expect(reply.status).toBe(403)
    expect(codesOf(reply.body)).toEqual({ rol: 'admin_only', tipo: 'admin_only' })
    expect(await reload(user)).toMatchObject({ rol: 'user', tipo: 'planta', version: 1 })
    expect((await update(admin, { tipo: 'clave' }, adminToken)).body).toMatchObject({ user: { tipo: 'clave' } })
  })

  it('does not include the contract, which users cannot extend themselves', async () => {
    const contract = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2099-11-30' }
    const contractor = await buildUser(api.dataSource, { tipo: 'contratista', ...contract })
    const as = api.tokenOf(contractor)
    const longer = await update(contractor, { ...contract, fecha_fin_contrato: '2099-12-31' }, as)
    expect({ status: longer.status, codes: codesOf(longer.body) }).toEqual({
      status: 403,
      codes: { fecha_fin_contrato: 'admin_only' },
    })
    expect((await update(contractor, { ...contract, nombre: 'Eva' }, as)).body).toMatchObject({
      user: { nombre: 'Eva', ...contract },
    })
  })

  it('has the switch of the weekly summary, which is off at first and audited', async () => {
    expect((await api.get<UserAnswer>(`/users/${user.id}`, token)).body.user.resumen_semanal).toBe(false)
    const reply = await update(user, { resumen_semanal: true }, token)
    expect(reply).toMatchObject({ status: 200, body: { user: { resumen_semanal: true, version: 2 } } })
    expect((await api.get<UserAnswer>(`/users/${user.id}`, token)).body.user.resumen_semanal).toBe(true)
    const [entry] = await auditEntriesOf(api.dataSource, 'usuario', user.id)
    expect(entry).toMatchObject({ antes: { resumen_semanal: false }, despues: { resumen_semanal: true } })
    expect((await update(user, {}, adminToken)).body).toMatchObject({ user: { resumen_semanal: true, version: 2 } })
  })

  it('with a new password ends all other sessions, and continues this session with a new token', async () => {
    const reply = await update(user, { contrasena: 'la de ahora' }, token)
    expect(reply.status).toBe(200)
    expect((await api.get('/users', token)).body).toMatchObject({ code: 'session_ended' })
    expect((await api.get('/users', reply.headers.get('x-token') ?? '')).status).toBe(200)
    const login = (contrasena: string) => api.post('/auth/login', { nro_documento: user.nro_documento, contrasena })
    expect((await login('la de antes')).status).toBe(401)
    expect((await login('la de ahora')).status).toBe(200)
    const trail = await auditEntriesOf(api.dataSource, 'usuario', user.id)
    expect(trail[0]).toMatchObject({ accion: 'users:update', despues: { contrasena: 'cambiada' } })
    expect(JSON.stringify(trail)).not.toMatch(/argon2|la de/)
  })

  it('does not change the password if the field is empty', async () => {
    expect((await update(user, { contrasena: '' }, token)).headers.get('x-token')).toBeNull()
    expect((await reload(user)).contrasena).toBe(user.contrasena)
  })
})

describe('another user', () => {
  it('can only be edited with permission, and the error does not reveal whether the user exists', async () => {
    const other = await buildUser(api.dataSource)
    for (const document of [other.nro_documento, '99999999']) {
      const reply = await api.put(`/users/update/${document}`, payload(other, { nro_documento: document }), token)
      expect(reply.status).toBe(403)
    }
  })

  it('gets the weekly summary if an administrator turns it on, by true or false only', async () => {
    expect((await update(user, { resumen_semanal: true }, token)).status).toBe(200)
    expect((await update(user, { resumen_semanal: false }, adminToken)).status).toBe(200)
    expect((await reload(user)).resumen_semanal).toBe(false)
    const other = api.tokenOf(await buildUser(api.dataSource))
    expect((await update(user, { resumen_semanal: true }, other)).status).toBe(403)
    const refused = await update(user, { resumen_semanal: 'sí' }, adminToken)
    expect(codesOf(refused.body)).toEqual({ resumen_semanal: 'flag_invalid' })
    expect((await reload(user)).resumen_semanal).toBe(false)
  })

  it('can be made admin by an admin, which ends the user’s sessions', async () => {
    const reply = await update(user, { rol: 'admin' }, adminToken)
    expect(reply.body).toMatchObject({ msg: 'El instructor se editó correctamente', user: { rol: 'admin' } })
    expect(reply.headers.get('x-token')).toBeNull()
    expect((await api.get('/users', token)).body).toMatchObject({ code: 'session_ended' })
    await update({ ...user, rol: 'admin' } as User, { rol: 'user' }, adminToken)
  })

  it('keeps role and type if the request omits them', async () => {
    const reply = await update(user, { rol: undefined, tipo: undefined, nombre: 'Eva' }, adminToken)
    expect(reply.body).toMatchObject({ user: { nombre: 'Eva', rol: 'user', tipo: 'planta' } })
  })

  it('is not found if pending or unknown', async () => {
    const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
    expect((await update(waiting, {}, adminToken)).status).toBe(404)
    const nobody = { ...waiting, nro_documento: '99999999' } as User
    expect((await update(nobody, {}, adminToken)).body).toMatchObject({ code: 'user_not_found' })
  })
})

describe('invalid edits', () => {
  it('report every empty or invalid field with the form’s messages', async () => {
    const empty = { nombre: '', apellido: ' ', correo_institucional: '', tipo_documento: '' }
    const reply = await update(user, empty, token)
    expect(reply.body).toMatchObject({ code: 'validation', msg: 'Todos los campos son obligatorios.' })
    expect(codesOf(reply.body)).toEqual({
      nombre: 'required',
      apellido: 'required',
      correo_institucional: 'required',
      tipo_documento: 'required',
    })
    const wrong = await update(user, { correo_institucional: 'x@y', contrasena: 'corta' }, token)
    expect(wrong.body).toMatchObject({
      errors: {
        correo_institucional: { msg: 'Por favor ingrese un correo electrónico válido.' },
        contrasena: { msg: 'La contraseña debe tener al menos 6 caracteres' },
      },
    })
  })

  it('do not change the document number', async () => {
    const reply = await update(user, { nro_documento: '77777777' }, adminToken)
    expect(codesOf(reply.body)).toEqual({ nro_documento: 'document_read_only' })
  })

  it('cannot take the email of another user, even concurrently', async () => {
    const other = await buildUser(api.dataSource)
    const reply = await update(user, { correo_institucional: other.correo_institucional }, token)
    expect(reply.status).toBe(409)
    expect(codesOf(reply.body)).toEqual({ correo_institucional: 'email_taken' })
    const correo_institucional = `nuevo${user.id}@fichero.example`
    const replies = await Promise.all([
      update(user, { correo_institucional }, adminToken),
      update(other, { correo_institucional }, adminToken),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('two editors', () => {
  it('do not overwrite each other: the second gets the current row', async () => {
    const read = await api.get(`/users/${user.id}`, adminToken)
    const headers = { 'if-match': read.headers.get('etag') ?? '' }
    expect((await update(user, { nombre: 'Primera' }, adminToken, headers)).status).toBe(200)
    const late = await update(user, { nombre: 'Segunda' }, adminToken, headers)
    expect(late.status).toBe(412)
    expect(late.headers.get('etag')).toBe('"2"')
    expect(late.body).toMatchObject({ code: 'stale_version', actual: { nombre: 'Primera', version: 2, centros: [] } })
    expect(JSON.stringify(late.body)).not.toMatch(/argon2|version_token/)
    expect((await reload(user)).nombre).toBe('Primera')
  })

  it('who save concurrently: one editor succeeds, the others get a conflict', async () => {
    const headers = { 'if-match': '"1"' }
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro']
    const replies = await Promise.all(names.map((nombre) => update(user, { nombre }, adminToken, headers)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect((await reload(user)).version).toBe(2)
  })

  it('who save the same values cause only one new version', async () => {
    await update(user, { nombre: 'Igual' }, token)
    expect((await update(user, { nombre: 'Igual' }, token)).headers.get('etag')).toBe('"2"')
  })
})
