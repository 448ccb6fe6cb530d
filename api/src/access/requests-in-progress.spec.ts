import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type Api, startApi } from '../../testing/api.js'
import { buildUser } from '../../testing/build.js'

const MAX_PER_PERSON = 100

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Begins a request whose body never arrives. */
async function unfinished(token: string) {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/users/create HTTP/1.1\r\nhost: ${hostname}\r\nx-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`,
  )
  return socket
}

/** Repeats a request until the answer has this status. */
async function waitForStatus(status: number, token: string) {
  let answer: { status: number }
  do answer = await api.get('/auth/session', token)
  while (answer.status !== status)
}

it('the API rejects only a user’s own requests beyond 100 in progress, until their connections close', async () => {
  const flooding = api.tokenOf(await buildUser(api.dataSource, { rol: 'admin' }))
  const other = api.tokenOf(await buildUser(api.dataSource))
  const sockets: Socket[] = []
  for (let count = 0; count < MAX_PER_PERSON; count++) sockets.push(await unfinished(flooding))
  await waitForStatus(429, flooding)
  expect((await api.get('/auth/session', other)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await waitForStatus(200, flooding)
})
