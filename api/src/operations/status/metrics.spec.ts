import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import { registry } from '../../observability/metrics/registry.js'

const TOKEN = 'una-clave-de-metricas-de-32-letras'

let api: Api
beforeAll(async () => {
  api = await startApi({ metricsToken: TOKEN })
})
afterAll(() => api.close())
// All applications of a process share one registry.
beforeEach(() => registry.resetMetrics())

/** Reads the metrics with headers that `fetch` does not send. */
const read = (headers: Record<string, string> = {}, url = api.url) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(`${url}/api/metrics`, { headers }, async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) })
    }).on('error', reject)
  })
const figureOf = (body: string, series: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

const PROXIED = { 'x-forwarded-for': '203.0.113.9' }

it.each<[string, Record<string, string>, number]>([
  ['this machine', {}, 200],
  ['this machine by name', { host: 'localhost:3000' }, 200],
  ['a proxy on this machine', PROXIED, 404],
  ['a proxy that only forwards the host', { host: 'fichero.example' }, 404],
  ['a proxy that only adds Via', { via: '1.1 proxy' }, 404],
  ['a proxy, with the token', { ...PROXIED, authorization: `Bearer ${TOKEN}` }, 200],
  ['a proxy, with another token', { ...PROXIED, authorization: `Bearer ${TOKEN}x` }, 404],
  ['a proxy, with half of the token', { ...PROXIED, authorization: `Bearer ${TOKEN.slice(0, 20)}` }, 404],
  ['a proxy, with the token in another scheme', { ...PROXIED, authorization: `Basic ${TOKEN}` }, 404],
])('the metrics check the access of %s', async (_, headers, status) => {
  expect((await read(headers)).status).toBe(status)
})

it('the metrics answer other machines with 404 if no token is configured', async () => {
  const closed = await startApi()
  for (const token of ['', 'undefined'])
    expect((await read({ ...PROXIED, authorization: `Bearer ${token}` }, closed.url)).status).toBe(404)
  await closed.close()
})

it('metrics of requests are labelled by the pattern of the route, never by the requested path', async () => {
  const admin = api.tokenOf(await buildAdmin(api.dataSource))
  await api.get('/fichas/8675309', admin)
  await fetch(`${api.url}/api/inventada/8675309`)
  await fetch(`${api.url}/otra-8675309`, { method: 'PROPFIND' })
  const { body } = await read()
  const count = 'fichero_http_request_duration_seconds_count'
  expect(figureOf(body, `${count}{method="GET",route="/api/fichas/:nroFicha",status="404"}`)).toBe(1)
  expect(figureOf(body, `${count}{method="GET",route="other",status="404"}`)).toBeGreaterThan(0)
  expect(body).not.toContain('8675309')
  expect(body).not.toContain('PROPFIND')
})

it('the metrics have version, commit and Node version of the build', async () => {
  const { body } = await read()
  const [, version, commit, node] =
    /^fichero_build_info\{version="(.+)",commit="(.+)",node="(.+)"\} 1$/m.exec(body) ?? []
  expect([version, commit, node]).toEqual([
    PRODUCT_VERSION,
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: __dirname, encoding: 'utf8' }).trim(),
    process.version,
  ])
})

it('the metrics count failed sign-ins, failures of modules and imported files', async () => {
  const { nro_documento } = await buildUser(api.dataSource)
  await api.post('/auth/login', { nro_documento, contrasena: 'no es la suya' })
  await api.get('/remotes')
  const [{ activa }] = await api.dataSource.query("SELECT activa FROM remoto WHERE nombre = 'programs'")
  for (const hash of [activa, '0'.repeat(16)])
    await api.post('/remotes/fallos', { remoto: 'programs', hash, motivo: 'render' })
  const admin = api.tokenOf(await buildAdmin(api.dataSource))
  const file = { name: 'x.xls', bytes: Buffer.from('nada') }
  await api.upload('POST', '/programs/archivo', { file }, admin)
  const { body } = await read()
  expect(figureOf(body, 'fichero_sign_ins_failed_total{reason="invalid_credentials"}')).toBe(1)
  expect(body.match(/^fichero_remote_failures_total.*/gm)).toEqual([
    `fichero_remote_failures_total{remote="programs",release="1.0.0",reason="render"} 1`,
  ])
  expect(body).toMatch(/^fichero_imports_total\{kind="programa",result="\w+"\} 1$/m)
})

it('the metric of the last backup is its time in seconds, and is absent before the first backup', async () => {
  const timeOf = async () => figureOf((await read()).body, 'fichero_last_backup_timestamp_seconds')
  expect(await timeOf()).toBeNaN()
  await api.dataSource.query(
    `INSERT INTO copia (fecha, tamano_kb, huella, cifrada, filas) VALUES ('2026-11-28 07:00:00.000', 1, 'a', 1, 1)`,
  )
  expect(await timeOf()).toBe(Date.parse('2026-11-28T07:00:00Z') / 1000)
})

it('the metrics have the state of database, disk and queues, and omit parts that do not answer', async () => {
  const { body } = await read()
  for (const [name, value] of Object.entries({ database_up: 1, mail_waiting: 0, files_waiting: 0, nodes: 0 }))
    expect([name, figureOf(body, `fichero_${name}`)]).toEqual([name, value])
  expect(figureOf(body, 'fichero_disk_free_bytes')).toBeGreaterThan(0)
  expect(figureOf(body, 'fichero_database_connections')).toBeGreaterThan(0)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  await api.dataSource.destroy()
  const { body: away } = await read()
  await api.dataSource.initialize()
  expect(figureOf(away, 'fichero_database_up')).toBe(0)
  expect(away).not.toMatch(/^fichero_mail_waiting /m)
})
