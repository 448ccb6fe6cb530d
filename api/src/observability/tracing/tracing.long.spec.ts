import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../../../testing/child-requests.js'
import { ADMIN, beginChild, type ChildServer, untilPrinted } from '../../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../../testing/database.js'

/** A request that the server sends to the collector. */
interface ExportRequest {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

const PARENT = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

const sent: ExportRequest[] = []
let collector: Server
let port: number
let database: TestDatabase
let server: ChildServer

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    sent.push((await json(request)) as ExportRequest)
    response.end('{}')
  })
  await listen()
  port = (collector.address() as AddressInfo).port
  database = await freshDatabase()
  server = await beginChild(database.target, database.dataDir, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    TRUST_PROXY: 'loopback',
  })
  await untilPrinted(server, /está listo/)
})
afterAll(async () => {
  await server.kill()
  await close()
  await database.drop()
})

const listen = (at = 0) => new Promise<void>((resolve) => collector.listen(at, '127.0.0.1', resolve))
function close() {
  collector.closeAllConnections()
  return new Promise((resolve) => collector.close(resolve))
}

/** All spans that the collector has received. */
const exportedSpans = () =>
  sent.flatMap(({ resourceSpans: [first] }) => first?.scopeSpans.flatMap(({ spans }) => spans) ?? [])

/** Waits for the spans of a request whose name is unique in this test. */
async function traceOf(name: string): Promise<Span[]> {
  for (let tries = 0; tries < 400; tries++) {
    const root = exportedSpans().find((span) => span.name === name)
    if (root) return exportedSpans().filter(({ traceId }) => traceId === root.traceId)
    await sleep(25)
  }
  throw new Error(`No span ${name} in ${exportedSpans().map((span) => span.name)}`)
}

it('a request and its statements are in one trace, without personal data', async () => {
  const token = await signIn(server)
  await fetch(`${server.url}/api/fichas/8675309?buscar=Zutana`, { headers: { 'x-token': token } })
  const trace = await traceOf('GET /api/fichas/:nroFicha')
  const root = trace.find(({ parentSpanId }) => !parentSpanId)
  const statements = trace.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name)
  expect(statements).toContain('SELECT usuario')
  expect(statements.length).toBeGreaterThan(1)
  expect((await traceOf('POST /api/auth/login')).map(({ name }) => name)).toContain('INSERT auditoria')
  const text = JSON.stringify(sent)
  for (const value of ['8675309', 'Zutana', ADMIN.nro_documento, 'WHERE']) expect(text).not.toContain(value)
})

it('a request continues the trace of a trusted proxy only', async () => {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`${server.url}/api${path}`, {
      headers: { traceparent: `00-${PARENT.trace}-${PARENT.span}-01`, ...headers },
    })
  await ask('/remotes', { 'x-forwarded-for': '203.0.113.9' })
  await ask('/health/live', {})
  expect(await traceOf('GET /api/remotes')).toContainEqual(
    expect.objectContaining({ traceId: PARENT.trace, parentSpanId: PARENT.span }),
  )
  expect((await traceOf('GET /api/health/live'))[0]?.traceId).not.toBe(PARENT.trace)
})

const logLines = (): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

it('the log line of each request has the trace and span ids', async () => {
  const { headers } = await fetch(`${server.url}/api/health/ready`)
  const id = headers.get('x-request-id')
  await untilPrinted(server, new RegExp(`${id}.*\\n`))
  const line = logLines().find(({ request }) => request === id)
  const trace = await traceOf('GET /api/health/ready')
  expect(trace).toContainEqual(expect.objectContaining({ traceId: line?.trace_id, spanId: line?.span_id }))
})

it('an unreachable collector and its return are logged once each, and shown in metrics and status', async () => {
  const token = await signIn(server)
  const reported = async () => {
    const { fallas } = (await (await fetch(`${server.url}/api/status`, { headers: { 'x-token': token } })).json()) as {
      fallas: { codigo: string }[]
    }
    const metrics = await (await fetch(`${server.url}/api/metrics`)).text()
    return [/^fichero_traces_up (\d)$/m.exec(metrics)?.[1], fallas.some(({ codigo }) => codigo === 'traces_away')]
  }
  const outages = () => logLines().filter(({ context }) => context === 'Traces')
  await traceOf('POST /api/auth/login')
  expect(await reported()).toEqual(['1', false])

  await close()
  while ((await reported())[0] !== '0') await sleep(50)
  for (const _ of [1, 2, 3]) expect([await reported(), await sleep(300)]).toEqual([['0', true], undefined])
  await untilPrinted(server, /does not accept traces/)
  expect(outages()).toEqual([
    expect.objectContaining({
      level: 'warn',
      reason: expect.any(String),
      msg: expect.stringContaining('does not accept traces'),
    }),
  ])

  await listen(port)
  while ((await reported())[0] !== '1') await sleep(50)
  expect((await reported())[1]).toBe(false)
  await untilPrinted(server, /accepts traces again/)
  expect(outages()).toHaveLength(2)
})
