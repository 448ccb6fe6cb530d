import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { VersionAnswer } from '@fichero/contract/status.schema'
import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { Config } from '../../config/config.js'
import { PRODUCT_VERSION } from '../../config/product-version.js'

const HOUR = 3600_000
const NEWER = { version: '99.1.0', date: '2099-01-15' }

let api: Api
let admin: string
let folder: string
let server: Server
let respond: RequestListener
let requested: string[]
let warned: jest.SpyInstance
/** Milliseconds to add to the monotonic clock. */
let passed = 0

beforeAll(async () => {
  api = await startApi()
  admin = api.tokenOf(await buildAdmin(api.dataSource))
  folder = mkdtempSync(join(tmpdir(), 'fichero-announced-'))
  server = createServer((request, response) => {
    requested.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
  await api.close()
})

beforeEach(() => {
  requested = []
  passed += HOUR
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

const version = async () => (await api.get<VersionAnswer>('/status/version', admin)).body
/** Sets `RELEASES_FROM`. */
const announceFrom = (from: string | undefined) => Object.assign(api.app.get(Config), { releasesFrom: from })

/** The answer after the next reading of the announcement. */
const announced = async () => announcedAfter((await version()).anuncio)

async function announcedAfter(before: VersionAnswer['anuncio']) {
  for (;;) {
    const { anuncio } = await version()
    if (anuncio?.leido !== before?.leido) return { falla: anuncio?.falla, nueva: anuncio?.nueva }
    await sleep(5)
  }
}

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases.json`
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
const text =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(body)
const versions = (...all: object[]) => json({ versions: all })

it('GET /status/version answers version and commit, without an announcement if RELEASES_FROM is not set', async () => {
  announceFrom(undefined)
  const answer = await version()
  expect(answer).toMatchObject({ version: PRODUCT_VERSION, anuncio: null })
  expect(answer.commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/)
})

it('GET /status/version is for administrators', async () => {
  const person = api.tokenOf(await buildUser(api.dataSource))
  expect([(await api.get('/status/version')).status, (await api.get('/status/version', person)).status]).toEqual([
    401, 403,
  ])
})

it.each<[string, RequestListener, Partial<NonNullable<VersionAnswer['anuncio']>>]>([
  ['a newer version', versions({ version: '0.1.0' }, NEWER), { nueva: { version: '99.1.0', fecha: '2099-01-15' } }],
  [
    'the newest by number, without a day',
    versions({ version: '99.9.0' }, { version: '99.10.0' }, { version: '99.2.11' }),
    { nueva: { version: '99.10.0', fecha: null } },
  ],
  ['unknown properties', json({ versions: [], more: 1 }), {}],
  ['the same version', versions({ version: PRODUCT_VERSION }), {}],
  ['an older version', versions({ version: '0.9.0' }), {}],
  ['no version', versions(), {}],
  ['a status 404', text('no', 404), { falla: 'missing' }],
  ['a lost connection', (request) => request.socket.destroy(), { falla: 'missing' }],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(), { falla: 'redirected' }],
  ['too many bytes', text(' '.repeat(64 * 1024 + 1)), { falla: 'too_large' }],
  ['HTML', text('<!doctype html>'), { falla: 'malformed' }],
  ['JSON of another shape', json([NEWER]), { falla: 'malformed' }],
  ['an invalid version', versions({ version: 'v2' }), { falla: 'malformed' }],
  ['an invalid day', versions({ ...NEWER, date: '15/01/2099' }), { falla: 'malformed' }],
])('the announcement is read from a URL: %s', async (_, listener, expected) => {
  respond = listener
  announceFrom(address())
  expect(await announced()).toEqual({ falla: null, nueva: null, ...expected })
  expect(requested).toEqual(['/releases.json'])
})

it.each<[string, RequestListener]>([
  ['does not answer', () => undefined],
  ['never ends', (_, response) => response.writeHead(200).write('{')],
])('the status page does not wait for a release URL that %s, and aborts the request', async (_, listener) => {
  const timeout = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  respond = listener
  announceFrom(address())
  const before = (await version()).anuncio
  expect((await version()).anuncio?.leido).toBe(before?.leido)
  timeout.abort(new DOMException('late', 'TimeoutError'))
  expect(await announcedAfter(before)).toEqual({ falla: 'late', nueva: null })
})

it.each<[string, () => void, object]>([
  [
    'a newer version after a byte order mark',
    () => file(`\uFEFF${JSON.stringify({ versions: [NEWER] })}`),
    { nueva: { version: '99.1.0', fecha: '2099-01-15' } },
  ],
  ['too many bytes', () => file(' '.repeat(64 * 1024 + 1)), { falla: 'too_large' }],
  ['a text that is not JSON', () => file('nothing'), { falla: 'malformed' }],
  ['a missing file', () => announceFrom(join(folder, 'absent.json')), { falla: 'missing' }],
  ['a folder', () => announceFrom(folder), { falla: 'missing' }],
])('the announcement is read from a path: %s', async (_, prepare, expected) => {
  prepare()
  expect(await announced()).toEqual({ falla: null, nueva: null, ...expected })
})

function file(content: string): void {
  const path = join(folder, 'releases.json')
  writeFileSync(path, content)
  announceFrom(path)
}

it('the announcement is read once an hour, and a repeated failure is logged once', async () => {
  respond = versions()
  announceFrom(address())
  await announced()
  respond = text('no', 500)
  passed += HOUR
  await announced()
  requested = []
  for (let calls = 0; calls < 3; calls++) await version()
  expect(requested).toHaveLength(0)
  passed += HOUR
  await announced()
  expect(requested).toHaveLength(1)
  expect(warned.mock.calls).toEqual([['RELEASES_FROM could not be read: missing']])
  respond = versions(NEWER)
  passed += HOUR
  expect(await announced()).toMatchObject({ falla: null, nueva: { version: '99.1.0' } })
})
