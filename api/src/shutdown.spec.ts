import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHILD_FICHA, prepareFicha, signIn, upload } from './testing/child-requests.js'
import { type ChildServer, startChild } from './testing/child-server.js'
import { freshDatabase, type TestDatabase } from './testing/database.js'
import { onSqlite } from './testing/engine.js'
import { fixture } from './testing/fixtures.js'

let database: TestDatabase
let server: ChildServer
beforeEach(async () => {
  database = await freshDatabase()
  server = await startChild(database.target, database.dataDir)
})
afterEach(async () => {
  if (server.child.exitCode === null) await server.kill()
  await database.drop()
})

/** An import whose upload has begun and that `finish` completes. */
async function beginImport(token: string) {
  const form = new FormData()
  const { name, bytes } = fixture('program')
  form.append('data', JSON.stringify({ nombrePrograma: 'Programa de prueba', totalHoras: 2304, nivel: 'tecnico' }))
  form.append('archivo_excel', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const sending = request(`${server.url}/api/programs/create`, {
    method: 'POST',
    headers: { 'x-token': token, 'content-type': encoded.headers.get('content-type') ?? '', expect: '100-continue' },
  })
  // Without a listener the error would be uncaught: the server may close the connection.
  sending.on('error', () => undefined)
  sending.flushHeaders()
  await once(sending, 'continue')
  const body = Buffer.from(await encoded.arrayBuffer())
  const finish = async (): Promise<number | undefined> => {
    const answered = once(sending, 'response')
    sending.end(body)
    const [answer]: IncomingMessage[] = await answered
    answer?.resume()
    return answer?.statusCode
  }
  return finish
}

const ask = () =>
  fetch(`${server.url}/api/health/live`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 'refused',
  )

it('finishes the running import, accepts no new requests and exits with 0', async () => {
  const finish = await beginImport(await signIn(server))
  const gone = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  while ((await ask()) !== 'refused') await sleep(20)
  expect(await finish()).toBe(201)
  expect(await gone).toEqual([0, null])
})

// It waits for eight seconds, whatever the engine.
onSqlite(() => {
  it('cuts off a request that never ends, and exits with 0 within its time', async () => {
    await beginImport(await signIn(server))
    const gone = once(server.child, 'exit')
    const told = performance.now()
    server.child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    const milliseconds = performance.now() - told
    expect(milliseconds).toBeGreaterThan(7500)
    expect(milliseconds).toBeLessThan(10_500)
  })
})

it('exits at once without running requests, even if connections stay open', async () => {
  await signIn(server)
  const gone = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})

const REPORTS = `/fichas/${CHILD_FICHA}/evaluaciones?forzar=true`

/** Sends reports one after the other, over connections that stay open, until nobody answers any more. */
async function sendReports(token: string, name: 'judgments' | 'judgmentsLater', answers: Response[]): Promise<void> {
  for (;;) {
    const answer = await upload(server, 'PUT', REPORTS, token, fixture(name)).catch(() => undefined)
    if (!answer) return
    answers.push(answer)
    await answer.arrayBuffer()
  }
}

it('ends with 0 within its time while reports come without a pause; who only waits is told to come again', async () => {
  await prepareFicha(server)
  const token = await signIn(server)
  const answers: Response[] = []
  // As many as one person may have under way: two are handled at once.
  const senders = Array.from({ length: 10 }, (_, place) =>
    sendReports(token, place % 2 ? 'judgments' : 'judgmentsLater', answers),
  )
  while (answers.length < 10) await sleep(5)
  server.child.kill('SIGTERM')
  expect(await server.gone).toEqual([0, null])
  await Promise.all(senders)
  const waited = answers.filter(({ status }) => status === 503)
  expect(waited.length).toBeGreaterThan(0)
  for (const { headers } of waited) {
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headers.get('connection')).toBe('close')
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
})
