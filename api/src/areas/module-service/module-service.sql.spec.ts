import { createPublicKey } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_SERVICE_ANSWER } from '@fichero/contract/limits'
import type { DeclaredServiceAnswer, ServiceAnswer, ServiceKeysAnswer } from '@fichero/contract/module-service.schema'
import type { ManagedRemoteAnswer } from '@fichero/contract/releases.schema'
import { JwtService } from '@nestjs/jwt'
import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { SHELL } from '../../../testing/registry.js'
import { demoBuild, emptyRoot } from '../../../testing/remote-build.js'
import { Tokens } from '../../access/tokens.js'
import { User } from '../users/user.entity.js'

/** A request that the service received. */
interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let builds: Awaited<ReturnType<typeof emptyRoot>>
let api: Api
let admin: string
let ana: User
let service: Server
let received: Received[]
/** Answers the requests to the service; each test replaces it. */
let reply: (response: ServerResponse) => void
let port: number
let address: string

const sendJson = (response: ServerResponse, status: number, body: unknown, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))

beforeAll(async () => {
  builds = await emptyRoot()
  await builds.writeShell(SHELL)
  await builds.write(demoBuild())
  api = await startApi({ distRoot: builds.root, production: false, serviceNetworks: ['127.0.0.1'] })
  await api.get('/remotes')
  admin = api.tokenOf(await buildAdmin(api.dataSource, { password: 'una clave larga' }))
  ana = await buildUser(api.dataSource)
  service = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    reply(response)
  })
  await new Promise<void>((resolve) => service.listen(0, '0.0.0.0', resolve))
  port = (service.address() as AddressInfo).port
  address = `http://127.0.0.1:${port}/horarios`
})
afterAll(async () => {
  await api.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
  await builds.remove()
})
beforeEach(async () => {
  reply = (response) => sendJson(response, 200, [])
  received = []
  await declare(address, ['POST'])
  received = []
})

type Answer = ServiceAnswer & { code: string; params: object }
const declare = (direccion: string, metodos: string[] = [], token = admin, nombre = 'demo') =>
  api.put<DeclaredServiceAnswer & { errors: object }>(
    `/admin/remotes/${nombre}/servicio`,
    { direccion, metodos },
    token,
  )
const read = (ruta: string, headers = {}) =>
  api.call<Answer>('GET', `/modulos/demo/servicio?ruta=${encodeURIComponent(ruta)}`, {
    token: api.tokenOf(ana),
    headers,
  })
const send = (metodo: string, ruta: string, cuerpo?: unknown) =>
  api.post<Answer>('/modulos/demo/servicio', { metodo, ruta, cuerpo }, api.tokenOf(ana))
const codeOf = async (answer: Promise<{ status: number; body: Answer }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('a request to the service of a module', () => {
  it('reaches the path below the declared address, and its answer the page', async () => {
    reply = (response) => sendJson(response, 200, { salas: ['101'] })
    const { status, body } = await read('/salas/3?dia=lunes', { 'accept-language': 'en' })
    expect([status, body]).toEqual([200, { ok: true, estado: 200, respuesta: { salas: ['101'] } }])
    expect(received).toMatchObject([
      { method: 'GET', url: '/horarios/salas/3?dia=lunes', headers: { 'accept-language': 'en' } },
    ])
  })

  it('has a token that says who asks, which the published keys verify for this address only', async () => {
    await read('/salas')
    const [, token = ''] = received[0]!.headers.authorization!.split('Bearer ')
    const { body } = await api.get<ServiceKeysAnswer>('/modulos/llaves')
    const [key] = body.keys
    const verify = (audience: string) =>
      new JwtService().verify(token, {
        publicKey: createPublicKey({ format: 'jwk', key: key! }).export({ type: 'spki', format: 'pem' }),
        algorithms: ['ES256'],
        issuer: 'http://localhost',
        audience,
      })
    expect(verify(`${address}/`)).toMatchObject({ sub: String(ana.id), modulo: 'demo', permisos: [] })
    expect(new JwtService().decode(token, { complete: true })).toMatchObject({ header: { kid: key!.kid } })
    expect(() => verify('https://other.example/')).toThrow('jwt audience invalid')
    // The service cannot use it as a session.
    expect((await api.get('/auth/session', token)).status).toBe(401)
  })

  it('sends JSON with the methods that an administrator allowed', async () => {
    reply = (response) => sendJson(response, 201, { id: 7 })
    const { body } = await send('POST', '/reservas', { sala: '101' })
    expect(body).toEqual({ ok: true, estado: 201, respuesta: { id: 7 } })
    expect(received).toMatchObject([
      { method: 'POST', body: '{"sala":"101"}', headers: { 'content-type': 'application/json' } },
    ])
    expect(await codeOf(send('DELETE', '/reservas/7'))).toEqual([403, 'module_service_method_not_allowed'])
    expect(received).toHaveLength(1)
    await declare(address, ['DELETE'])
    reply = (response) => response.writeHead(204).end()
    expect((await send('DELETE', '/reservas/7')).body).toEqual({ ok: true, estado: 204, respuesta: null })
  })

  it.each([
    '/../x',
    '/a/%2e%2e/x',
    '//other.example/',
    '/\\other.example/',
    'salas',
    '/a/..',
    '/a%2fb',
    '/a\r\nb',
    '/a#b',
  ])('cannot leave the declared address by the path %j', async (ruta) => {
    expect(await codeOf(read(ruta))).toEqual([400, 'validation'])
    expect(received).toEqual([])
  })

  it.each<[string, number, string, object, (response: ServerResponse) => void]>([
    [
      'a refusal with its own sentence',
      422,
      'module_service_refused',
      { estado: 409, mensaje: 'La sala está ocupada.' },
      (response) => sendJson(response, 409, { detail: 'La sala está\nocupada.' }, 'application/problem+json'),
    ],
    [
      'a refusal without a sentence',
      422,
      'module_service_refused',
      { estado: 401, mensaje: 'Unauthorized' },
      (response) => response.writeHead(401).end('<p>no</p>'),
    ],
    ['a failure', 502, 'module_service_failed', { estado: 500 }, (response) => response.writeHead(500).end('stack')],
    [
      'a page instead of JSON',
      502,
      'module_service_answer_invalid',
      { max_mb: 2 },
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script></script>'),
    ],
    [
      'a redirect',
      502,
      'module_service_answer_invalid',
      {},
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    [
      'half an answer',
      502,
      'module_service_answer_invalid',
      {},
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
    ],
    [
      'more than the largest answer',
      502,
      'module_service_answer_invalid',
      {},
      (response) => sendJson(response, 200, 'x'.repeat(MAX_SERVICE_ANSWER)),
    ],
    ['a closed connection', 502, 'module_service_unreachable', {}, (response) => response.destroy()],
  ])('that is answered with %s has a clear error', async (_, status, code, params, answer) => {
    reply = answer
    const { body, ...rest } = await read('/salas')
    expect([rest.status, body.code]).toEqual([status, code])
    expect(body.params).toMatchObject({ modulo: 'demo', ...params })
  })

  it.each<[string, (response: ServerResponse, end: () => void) => void]>([
    ['not answered in time', (_, end) => end()],
    [
      'answered only in part in time',
      (response, end) => response.writeHead(200).write('{"a":', () => setImmediate(end)),
    ],
  ])('that is %s ends', async (_, answer) => {
    const late = new AbortController()
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    reply = (response) => answer(response, () => late.abort())
    expect(await codeOf(read('/salas'))).toEqual([504, 'module_service_slow'])
    timeout.mockRestore()
  })

  it('needs a session, and a module that the user gets', async () => {
    expect((await api.get('/modulos/demo/servicio?ruta=/salas')).status).toBe(401)
    const other = api.get<Answer>('/modulos/otro/servicio?ruta=/salas', api.tokenOf(ana))
    expect(await codeOf(other)).toEqual([404, 'module_service_not_found'])
    expect(received).toEqual([])
  })
})

describe('the address of a service', () => {
  it.each([
    ['of a private network that is not allowed', () => `http://127.0.0.2:${port}/`],
    ['of a private network that is not allowed, with TLS', () => `https://127.0.0.2:${port}/`],
    ['of a private network, written as a number', () => `http://2130706434:${port}/`],
    ['of a private network in IPv6', () => `http://[::ffff:127.0.0.2]:${port}/`],
    ['of the metadata of a cloud', () => 'https://169.254.169.254/'],
    ['of a public network without TLS', () => 'http://203.0.113.7/'],
  ])('is not connected to if it is %s', async (_, addressOf) => {
    const { status, body } = await declare(addressOf())
    expect([status, body.responde]).toEqual([200, false])
    expect(await codeOf(read('/salas'))).toEqual([502, 'module_service_unreachable'])
    expect(received).toEqual([])
  })

  it.each([
    'ftp://a.example/',
    'https://ana:clave@a.example/',
    'https://a.example/?x=1',
    'https://a.example/#x',
    'a.example',
  ])('is refused if it is %s', async (direccion) => {
    const { status, body } = await declare(direccion)
    expect([status, body.errors]).toMatchObject([400, { direccion: { code: 'service_address_invalid' } }])
  })

  it('is declared by an administrator who has signed in recently, and recorded', async () => {
    expect((await declare(address, [], api.tokenOf(ana))).status).toBe(403)
    expect((await declare(address, [], admin, 'otro')).body).toMatchObject({ code: 'remote_not_found' })
    const administrator = await api.dataSource.manager.findOneByOrFail(User, { rol: 'admin' })
    const old = { sid: 'a'.repeat(22), auth_time: Math.floor(Date.now() / 1000) - 3600 }
    const { body } = await declare(address, [], api.app.get(Tokens).issue(administrator, old))
    expect(body.errors).toMatchObject({ contrasenaActual: { code: 'current_password_required' } })
    const { body: done } = await declare(address, ['PUT', 'POST', 'PUT'])
    expect([done.remoto.servicio, done.responde]).toEqual([
      { direccion: `${address}/`, metodos: ['POST', 'PUT'] },
      true,
    ])
    const entries = await auditEntriesOf(api.dataSource, 'remoto', 'demo')
    expect(entries.at(-1)).toMatchObject({
      accion: 'remotes:declare-service',
      antes: { servicio: `${address}/`, metodos: 'GET, POST' },
      despues: { servicio: `${address}/`, metodos: 'GET, POST, PUT' },
    })
  })

  it('is forgotten when an administrator removes the service', async () => {
    const { body } = await api.post<ManagedRemoteAnswer>('/admin/remotes/demo/quitar-servicio', {}, admin)
    expect(body.remoto.servicio).toBeNull()
    expect(await codeOf(read('/salas'))).toEqual([404, 'module_service_not_found'])
  })
})
