import type { LoginAnswer, LogoutAnswer } from '@fichero/contract/auth.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildCentre, buildUser } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { freePort, type Institution, startInstitution } from '../../../../testing/institution/institution.js'
import { Visitor } from '../../../../testing/institution/visit.js'
import { Config } from '../../../config/config.js'
import type { ClaimRule } from '../../../config/institution-settings.js'
import { BackgroundTasks } from '../../../mail/background-tasks.js'
import { User } from '../../users/user.entity.js'
import { InstitutionSession } from './institution-session.entity.js'

const RULES: ClaimRule[] = [
  { claim: 'groups', value: 'administracion', rol: 'admin', centres: [] },
  { claim: 'groups', value: 'norte', rol: 'coordinador', centres: ['9225'] },
  { claim: 'groups', value: 'sur', rol: 'user', centres: ['9309'] },
]
const ACCOUNTS = {
  rosa: { email: 'Rosa@fichero.example', email_verified: true, given_name: 'Rosa', family_name: 'Peña' },
  nora: { email: 'nora@fichero.example', email_verified: true, documento: '52000222', groups: ['norte', 'sur'] },
  // Complete: a rule adds this person.
  omar: {
    ...{ email: 'omar@fichero.example', email_verified: true, given_name: 'Omar', family_name: 'Ruiz' },
    ...{ documento: '52.000.333', groups: ['sur', 'otro'] },
  },
  sin: { email: 'sin@fichero.example', email_verified: false },
}

let institution: Institution
let api: Api
beforeAll(async () => {
  const port = await freePort()
  institution = await startInstitution(`http://127.0.0.1:${port}`, ACCOUNTS)
  api = await startApi({ institution: institution.settings }, { port })
})
afterEach(() => {
  jest.useRealTimers()
  institution.spoil({})
})
afterAll(async () => {
  await api.close()
  await institution.stop()
})

/** Changes the settings of the provider for one test. */
function configure(settings: Partial<Institution['settings']>) {
  const config = api.app.get<{ institution: object }>(Config as never)
  const { institution: former } = config
  config.institution = { ...former, ...settings }
  restore.push(() => Object.assign(config, { institution: former }))
}
const restore: (() => void)[] = []
afterEach(() => {
  for (const undo of restore.splice(0).reverse()) undo()
})

const begin = async () => (await api.post<{ url: string; intento: string }>('/auth/institucion')).body
const enter = (intento: string, respuesta: string) =>
  api.post<LoginAnswer & { code: string; params: object }>('/auth/institucion/entrada', { intento, respuesta })

/** Signs in with an account of the institution. */
async function signIn(login: keyof typeof ACCOUNTS, visitor = new Visitor(institution.issuer)) {
  const { url, intento } = await begin()
  return enter(intento, await visitor.signIn(url, login))
}
const buildRosa = () => buildUser(api.dataSource, { correo_institucional: 'rosa@fichero.example' })
afterEach(async () => {
  await api.dataSource.query('DELETE FROM sesion_institucion')
  await api.dataSource.query(
    "UPDATE usuario SET correo_institucional = CONCAT(id, '@former.example'), nro_documento = CONCAT('9', id)",
  )
})

it('a person is found by the verified email, whatever its case, and gets a session', async () => {
  const rosa = await buildRosa()
  const { status, body } = await signIn('rosa')
  expect([status, body.user.id]).toEqual([200, rosa.id])
  expect((await api.get<LoginAnswer>('/auth/session', body.token)).body.user.id).toBe(rosa.id)
  expect(await auditEntriesOf(api.dataSource, 'usuario', rosa.id)).toMatchObject([
    { accion: 'auth:login', despues: { conocido: false, entrada: 'institucion' } },
  ])
})

it('a person is found by the document number in the claim that a setting names', async () => {
  configure({ documentClaim: 'documento' })
  const nora = await buildUser(api.dataSource, { nro_documento: '52000222' })
  expect((await signIn('nora')).body.user.id).toBe(nora.id)
  expect((await signIn('rosa')).body.code).toBe('institution_document_missing')
})

it.each([
  ['pendiente', 403, 'pending_approval'],
  ['deshabilitado', 403, 'account_disabled'],
] as const)('a person whose account is %s does not get in', async (estado, status, code) => {
  await buildUser(api.dataSource, { correo_institucional: 'rosa@fichero.example', estado })
  expect(await signIn('rosa')).toMatchObject({ status, body: { code } })
  expect(await api.dataSource.manager.count(InstitutionSession)).toBe(0)
})

it('an unknown person is asked to request access, with what the institution knows', async () => {
  expect(await signIn('rosa')).toMatchObject({
    status: 403,
    body: {
      code: 'institution_without_access',
      params: { nombre: 'Rosa', apellido: 'Peña', correo_institucional: 'rosa@fichero.example', nro_documento: '' },
    },
  })
})

it('an email that the institution has not verified is nobody’s', async () => {
  await buildUser(api.dataSource, { correo_institucional: 'sin@fichero.example' })
  expect(await signIn('sin')).toMatchObject({ status: 403, body: { code: 'institution_email_unverified' } })
})

describe('rules', () => {
  beforeEach(() => configure({ documentClaim: 'documento', rules: RULES }))

  it('a rule adds a complete person, with role and centres', async () => {
    const south = await buildCentre(api.dataSource, { codigo: '9309' })
    const { status, body } = await signIn('omar')
    expect([status, body.user.rol, body.user.nro_documento]).toEqual([200, 'user', '52000333'])
    expect(
      await api.dataSource.query(`SELECT id_centro FROM usuario_centro WHERE id_usuario = ${body.user.id}`),
    ).toEqual([{ id_centro: south.id }])
    expect(await auditEntriesOf(api.dataSource, 'usuario', body.user.id)).toMatchObject([
      { accion: 'users:create', id_usuario: null, despues: { centros: '9309' } },
      { accion: 'auth:login' },
    ])
  })

  it('a rule approves an access request, and the highest role counts', async () => {
    const nora = await buildUser(api.dataSource, { nro_documento: '52000222', estado: 'pendiente' })
    expect((await signIn('nora')).body.user).toMatchObject({ rol: 'coordinador', estado: 'habilitado' })
    expect((await auditEntriesOf(api.dataSource, 'usuario', nora.id))[0]).toMatchObject({
      accion: 'registrations:approve',
      antes: { estado: 'pendiente', rol: 'user' },
    })
  })

  it('a rule changes nothing of a disabled account, and the attempt is in the audit log', async () => {
    const nora = await buildUser(api.dataSource, { nro_documento: '52000222', estado: 'deshabilitado' })
    expect((await signIn('nora')).body.code).toBe('account_disabled')
    await api.app.get(BackgroundTasks).finished()
    expect(await auditEntriesOf(api.dataSource, 'usuario', nora.id)).toMatchObject([
      { accion: 'auth:login-failed', despues: { motivo: 'account_disabled' } },
    ])
    expect(await api.dataSource.manager.findOneBy(User, { id: nora.id })).toMatchObject({ rol: 'user' })
  })

  it('a new role ends the sessions that the person has elsewhere', async () => {
    const nora = await buildUser(api.dataSource, { nro_documento: '52000222' })
    const elsewhere = api.tokenOf(nora)
    const { body } = await signIn('nora')
    const statuses = [elsewhere, body.token].map(async (token) => (await api.get('/auth/session', token)).status)
    expect(await Promise.all(statuses)).toEqual([401, 200])
  })

  it('a role that rules grant ends when no rule is about the person', async () => {
    configure({ documentClaim: undefined })
    const rosa = await buildUser(api.dataSource, { correo_institucional: 'rosa@fichero.example', rol: 'coordinador' })
    expect((await signIn('rosa')).body.user.rol).toBe('user')
    await api.dataSource.manager.update(User, rosa.id, { rol: 'coordinador' })
    configure({ rules: RULES.slice(0, 1) })
    expect((await signIn('rosa')).body.user.rol).toBe('coordinador')
  })

  it('no rule changes the role of the last administrator', async () => {
    configure({ documentClaim: undefined })
    await api.dataSource.manager.update(User, { rol: 'admin' }, { rol: 'user' })
    await buildAdmin(api.dataSource, { correo_institucional: 'rosa@fichero.example' })
    expect((await signIn('rosa')).body.user.rol).toBe('admin')
  })
})

describe('an answer that is not good', () => {
  beforeEach(buildRosa)

  it('a sign-in that the person cancels is refused', async () => {
    const { url, intento } = await begin()
    const answer = await enter(intento, await new Visitor(institution.issuer).cancel(url))
    expect(answer).toMatchObject({ status: 403, body: { code: 'institution_denied' } })
  })

  it('an answer is accepted once', async () => {
    const { url, intento } = await begin()
    const query = await new Visitor(institution.issuer).signIn(url, 'rosa')
    expect((await enter(intento, query)).status).toBe(200)
    expect(await enter(intento, query)).toMatchObject({ status: 409, body: { code: 'institution_attempt_invalid' } })
  })

  it('an answer to another sign-in is refused', async () => {
    const [first, second] = [await begin(), await begin()]
    const query = await new Visitor(institution.issuer).signIn(first.url, 'rosa')
    for (const intento of [second.intento, 'invented', `${first.intento.slice(0, -4)}AAAA`])
      expect((await enter(intento, query)).body.code).toBe('institution_attempt_invalid')
    expect((await enter(first.intento, query)).status).toBe(200)
  })

  it('a sign-in that takes longer than ten minutes is refused', async () => {
    const { url, intento } = await begin()
    const query = await new Visitor(institution.issuer).signIn(url, 'rosa')
    fakeDate(Date.now() + 11 * 60_000)
    expect((await enter(intento, query)).body.code).toBe('institution_attempt_invalid')
  })

  const now = () => Math.floor(Date.now() / 1000)
  it.each<[string, () => Record<string, unknown>]>([
    ['another audience', () => ({ aud: 'other' })],
    ['another issuer', () => ({ iss: 'http://127.0.0.1:1' })],
    ['another nonce', () => ({ nonce: 'other' })],
    ['a time of expiry long ago', () => ({ iat: now() - 600, exp: now() - 300 })],
  ])('an ID token with %s is refused', async (_, claims) => {
    institution.spoil(claims())
    expect(await signIn('rosa')).toMatchObject({ status: 502, body: { code: 'institution_answer_invalid' } })
  })

  it('an ID token of a clock that is some seconds ahead is accepted', async () => {
    institution.spoil({ iat: now() + 20, exp: now() + 300 })
    expect((await signIn('rosa')).status).toBe(200)
  })
})

it('a provider with another key is accepted', async () => {
  await buildRosa()
  expect((await signIn('rosa')).status).toBe(200)
  await institution.restart({ hasNewKey: true })
  fakeDate(Date.now() + 10 * 60_000)
  expect((await signIn('rosa')).status).toBe(200)
})

it('without a provider the answer is 503, and 200 as soon as it is back', async () => {
  await buildRosa()
  const { url, intento } = await begin()
  const query = await new Visitor(institution.issuer).signIn(url, 'rosa')
  await institution.stop()
  expect(await enter(intento, query)).toMatchObject({ status: 503, body: { code: 'institution_unavailable' } })
  await institution.restart()
  expect((await signIn('rosa')).status).toBe(200)
})

it('a system without the settings of a provider has no such sign-in', async () => {
  const config = api.app.get<{ institution?: object | undefined }>(Config as never)
  const { institution: former } = config
  restore.push(() => Object.assign(config, { institution: former }))
  config.institution = undefined
  for (const [path, body] of [
    ['', undefined],
    ['/entrada', { intento: 'x', respuesta: '?state=x' }],
  ] as const)
    expect(await api.post(`/auth/institucion${path}`, body)).toMatchObject({
      status: 404,
      body: { code: 'institution_not_found' },
    })
})

describe('signing out', () => {
  it('the answer has the address that ends the session at the institution, which leads back', async () => {
    await buildRosa()
    const visitor = new Visitor(institution.issuer)
    const { token } = (await signIn('rosa', visitor)).body
    const { salida } = (await api.post<LogoutAnswer>('/auth/logout', undefined, token)).body
    expect(await visitor.signOut(salida!)).toBe('http://localhost/auth')
    expect(await api.dataSource.manager.count(InstitutionSession)).toBe(0)
    expect((await api.get('/auth/session', token)).status).toBe(401)
  })

  it('a user who signed in with a password has no such address', async () => {
    const token = api.tokenOf(await buildUser(api.dataSource))
    expect((await api.post<LogoutAnswer>('/auth/logout', undefined, token)).body.salida).toBeNull()
  })

  it('leaving the institution’s account ends the session here, and only this one', async () => {
    const rosa = await buildRosa()
    const [here, elsewhere] = [new Visitor(institution.issuer), new Visitor(institution.issuer)]
    const ended = (await signIn('rosa', here)).body.token
    const kept = (await signIn('rosa', elsewhere)).body.token
    await here.signOut(`${institution.issuer}/session/end?client_id=fichero`)
    expect((await api.get('/auth/session', ended)).status).toBe(401)
    expect((await api.get('/auth/session', kept)).status).toBe(200)
    expect((await auditEntriesOf(api.dataSource, 'usuario', rosa.id)).at(-1)).toMatchObject({ accion: 'auth:logout' })
  })

  it('a notice that the institution has not signed ends nothing', async () => {
    await buildRosa()
    const { token } = (await signIn('rosa')).body
    const response = await fetch(`${api.url}/api/auth/institucion/salida`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'institution_logout_invalid' }])
    expect((await api.get('/auth/session', token)).status).toBe(200)
  })
})
