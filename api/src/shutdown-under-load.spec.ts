import { CHILD_FICHA, prepareFicha, signIn, upload } from './testing/child-requests.js'
import { type ChildServer, startChild } from './testing/child-server.js'
import { freshDatabase, type TestDatabase } from './testing/database.js'
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

const PATH = `/fichas/${CHILD_FICHA}/evaluaciones?forzar=true`

/** Sends reports one after the other, over connections that stay open, until nobody answers any more. */
async function sendReports(token: string, name: 'judgments' | 'judgmentsLater', answers: Response[]): Promise<void> {
  for (;;) {
    const answer = await upload(server, 'PUT', PATH, token, fixture(name)).catch(() => undefined)
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
  while (answers.length < 10) await new Promise((resolve) => setTimeout(resolve, 5))
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
