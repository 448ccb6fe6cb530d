import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHILD_FICHA, prepareFicha, signIn, upload } from '../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { onSqlite } from '../../testing/engine.js'
import { fixture } from '../../testing/fixtures.js'

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

/** Begins the upload of an import. Returns a function that completes the upload. */
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
  // The server may close the connection; without a listener that error would be uncaught.
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

it('a server at shutdown finishes the running import, accepts no new requests and exits with 0', async () => {
  const finish = await beginImport(await signIn(server))
  const exited = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  while ((await ask()) !== 'refused') await sleep(20)
  expect(await finish()).toBe(201)
  expect(await exited).toEqual([0, null])
})

// On one engine only, because the test takes eight seconds.
onSqlite(() => {
  it('a server at shutdown aborts a request that never ends, and exits with 0 within the time limit', async () => {
    await beginImport(await signIn(server))
    const exited = once(server.child, 'exit')
    const signalled = performance.now()
    server.child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    const milliseconds = performance.now() - signalled
    expect(milliseconds).toBeGreaterThan(7500)
    expect(milliseconds).toBeLessThan(10_500)
  })
})

it('a server at shutdown exits soon if no request is running, even if connections are open', async () => {
  await signIn(server)
  const exited = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

it('a server at shutdown answers a request on an idle keep-alive connection, and closes the connection with it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}/api/health/live`, { agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on(
        'error',
        reject,
      )
    })
  await send()
  const exited = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  // A proxy does not know of the signal: without an answer it would report 502 for a request that it may not repeat.
  let answer = await send()
  while (answer.headers.connection !== 'close') answer = await send()
  expect(answer.statusCode).toBe(200)
  expect(await exited).toEqual([0, null])
})

const REPORTS = `/fichas/${CHILD_FICHA}/evaluaciones?forzar=true`

/** Sends reports one at a time, over keep-alive connections, until the server has exited. */
async function sendReports(token: string, name: 'judgments' | 'judgmentsLater', answers: Response[]): Promise<void> {
  for (;;) {
    const answer = await upload(server, 'PUT', REPORTS, token, fixture(name)).catch(() => undefined)
    if (!answer) return
    answers.push(answer)
    await answer.arrayBuffer()
  }
}

it('a server at shutdown under constant load answers queued reports with 503 and Retry-After, and exits with 0', async () => {
  await prepareFicha(server)
  const token = await signIn(server)
  const answers: Response[] = []
  // As many concurrent requests as a user may have; two of them are processed at once.
  const senders = Array.from({ length: 10 }, (_, index) =>
    sendReports(token, index % 2 ? 'judgments' : 'judgmentsLater', answers),
  )
  while (answers.length < 10) await sleep(5)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  await Promise.all(senders)
  const queued = answers.filter(({ status }) => status === 503)
  expect(queued.length).toBeGreaterThan(0)
  for (const { headers } of queued) {
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headers.get('connection')).toBe('close')
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
})
