import { setTimeout as sleep } from 'node:timers/promises'
import type { StatusAnswer } from '@fichero/contract/status.schema'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin } from '../testing/build.js'
import { type Line, openLine } from '../testing/line.js'

/** No statement on the former server ends by itself. */
const LONG = { connection: 4000, turn: 50_000, lock: 50_000, statement: 50_000 }

let api: Api
let lines: Line[]
beforeEach(async () => {
  lines = [await openLine(process.env.TEST_DATABASE_URL ?? ''), await openLine(process.env.TEST_DATABASE_URL ?? '')]
  const servers = lines.map(({ url }) => ({ host: '127.0.0.1', port: Number(new URL(url).port) }))
  api = await startApi({}, { limits: LONG, line: (target) => ({ ...target, servers }) })
})
afterEach(async () => {
  for (const line of lines) line.thaw()
  await api.close()
  for (const line of lines) await line.cut()
})

it.each(['freeze', 'cut'] as const)(
  'another server that takes writes is used after a %s, and who reads does not notice',
  async (fault) => {
    const token = api.tokenOf(await buildAdmin(api.dataSource))
    const list = async () => (await api.get('/users', token)).status
    expect(await list()).toBe(200)
    await lines[0]?.[fault]()
    const asked = await Promise.all(Array.from({ length: 20 }, list))
    expect(asked.filter((status) => status !== 200)).toEqual([])
    expect(await list()).toBe(200)
    expect((await api.get('/health/ready')).status).toBe(200)
  },
)

it('administrators see how many servers there are, and that one is away', async () => {
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const status = async () => (await api.get<StatusAnswer>('/status', token)).body
  expect(await status()).toMatchObject({ base: { grupo: { miembros: 2, en_linea: 2, atraso: null } } })
  await lines[1]?.cut()
  let told = await status()
  for (; told.base?.grupo?.en_linea !== 1; told = await status()) await sleep(50)
  expect(told.fallas).toContainEqual({ codigo: 'group_member_away', params: { miembros: 2, en_linea: 1 } })
})
