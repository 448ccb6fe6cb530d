import { setTimeout as sleep } from 'node:timers/promises'
import type { StatusAnswer } from '@fichero/contract/status.schema'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { openProxy, type TcpProxy } from '../../testing/tcp-proxy.js'

/** Timeouts so long that no statement on the failed primary times out during the test. */
const LONG = { connection: 4000, queue: 50_000, lock: 50_000, statement: 50_000 }

let api: Api
let proxies: TcpProxy[]
beforeEach(async () => {
  proxies = [await openProxy(process.env.TEST_DATABASE_URL ?? ''), await openProxy(process.env.TEST_DATABASE_URL ?? '')]
  const servers = proxies.map(({ url }) => ({ host: '127.0.0.1', port: Number(new URL(url).port) }))
  api = await startApi({}, { limits: LONG, reroute: (target) => ({ ...target, servers }) })
})
afterEach(async () => {
  for (const proxy of proxies) proxy.thaw()
  await api.close()
  for (const proxy of proxies) await proxy.cut()
})

it.each(['freeze', 'cut'] as const)(
  'reads continue without errors on another server if the primary fails (%s)',
  async (fault) => {
    const token = api.tokenOf(await buildAdmin(api.dataSource))
    const list = async () => (await api.get('/users', token)).status
    expect(await list()).toBe(200)
    await proxies[0]?.[fault]()
    const statuses = await Promise.all(Array.from({ length: 20 }, list))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(await list()).toBe(200)
    expect((await api.get('/health/ready')).status).toBe(200)
  },
)

it('the status reports how many servers the group has, and how many are online', async () => {
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const status = async () => (await api.get<StatusAnswer>('/status', token)).body
  expect(await status()).toMatchObject({ base: { grupo: { miembros: 2, en_linea: 2, atraso: null } } })
  await proxies[1]?.cut()
  let answer = await status()
  for (; answer.base?.grupo?.en_linea !== 1; answer = await status()) await sleep(50)
  expect(answer.fallas).toContainEqual({ codigo: 'group_member_away', params: { miembros: 2, en_linea: 1 } })
})
