import { connect } from 'node:net'
import { type Api, startApi } from '../testing/api.js'
import { buildUser } from '../testing/build.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Sends all requests on one connection at once and returns the statuses of their answers. */
function pipelined(count: number, token: string): Promise<number[]> {
  const { hostname, port } = new URL(api.url)
  const request = `GET /api/auth/session HTTP/1.1\r\nhost: ${hostname}\r\nx-token: ${token}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request.repeat(count)))
    let received = ''
    socket.setEncoding('latin1').on('error', reject)
    socket.on('data', (text) => {
      received += text
      const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
      if (statuses.length < count) return
      socket.destroy()
      resolve(statuses)
    })
  })
}

it('refuses what one person has under way beyond 100 requests, and serves the others', async () => {
  const flooding = api.tokenOf(await buildUser(api.dataSource))
  const other = api.tokenOf(await buildUser(api.dataSource))
  const flood = pipelined(400, flooding)
  expect((await api.get('/auth/session', other)).status).toBe(200)
  const statuses = await flood
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
  const afterwards = await api.get('/auth/session', flooding)
  expect(afterwards.status).toBe(200)
})
