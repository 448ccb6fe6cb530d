import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../testing/child-requests.js'
import { ADMIN, beginChild, type ChildServer, untilSaid } from '../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../testing/database.js'

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

const PARENT = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

const sent: Sent[] = []
let collector: Server
let database: TestDatabase
let server: ChildServer

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    sent.push((await json(request)) as Sent)
    response.end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  database = await freshDatabase()
  server = await beginChild(database.target, database.dataDir, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    TRUST_PROXY: 'loopback',
  })
  await untilSaid(server, /está listo/)
})
afterAll(async () => {
  await server.kill()
  collector.closeAllConnections()
  collector.close()
  await database.drop()
})

const all = () => sent.flatMap(({ resourceSpans: [first] }) => first?.scopeSpans.flatMap(({ spans }) => spans) ?? [])

/** The spans of a request that nobody else sends, when they have come. */
async function traceOf(name: string): Promise<Span[]> {
  for (let tries = 0; tries < 400; tries++) {
    const root = all().find((span) => span.name === name)
    if (root) return all().filter(({ traceId }) => traceId === root.traceId)
    await sleep(25)
  }
  throw new Error(`No span ${name} in ${all().map((span) => span.name)}`)
}

it('a request and its statements are one trace, without anything of a person', async () => {
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

it('continues the trace of a trusted proxy only', async () => {
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
