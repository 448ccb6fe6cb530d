import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { openProxy, type TcpProxy } from '../../testing/tcp-proxy.js'
import type { User } from '../areas/users/user.entity.js'

/** Timeouts so long that no wait ends during a test. */
const LONG = { connection: 50_000, queue: 50_000, lock: 50_000, statement: 50_000 }

let api: Api
let proxy: TcpProxy
let token: string
let person: User
beforeEach(async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue()
  proxy = await openProxy(process.env.TEST_DATABASE_URL ?? '')
  const { port } = new URL(proxy.url)
  api = await startApi(
    {},
    {
      limits: LONG,
      reroute: (target) =>
        target.engine === 'mysql'
          ? { ...target, url: Object.assign(new URL(target.url), { hostname: '127.0.0.1', port }).href }
          : target,
    },
  )
  token = api.tokenOf(await buildAdmin(api.dataSource))
  person = await buildUser(api.dataSource)
})
afterEach(async () => {
  await api.close()
  await proxy.cut()
  jest.restoreAllMocks()
})

const list = async () => (await api.get('/users', token)).status
const ready = async () => (await api.get('/health/ready')).status
async function edit(nombre: string) {
  const { nro_documento, tipo_documento, apellido, correo_institucional, rol, tipo } = person
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo }
  return (await api.put(`/users/update/${nro_documento}`, body, token)).status
}

describe('while a proxy in front of the database has no server', () => {
  it('reads and writes wait, and succeed when it has one again', async () => {
    expect(await list()).toBe(200)
    await proxy.cut()
    const statuses: number[] = []
    const asked = [...Array.from({ length: 10 }, list), edit('Bea')].map(async (answer) => statuses.push(await answer))
    while (statuses.length === 0 && api.dataSource.load.waiting < asked.length) await sleep(10)
    await proxy.restore()
    await Promise.all(asked)
    expect(statuses).toEqual(Array(asked.length).fill(200))
    expect(await ready()).toBe(200)
  })
})

describe('if the server of a connection is no longer the primary', () => {
  const WRITTEN = ['usuario', 'prueba_escritura']

  /** Refuses writes as a read-only server does, on the connections that meet an SQL condition. */
  async function refuseWrites(condition: string): Promise<void> {
    for (const table of WRITTEN)
      await api.dataSource.query(`
        CREATE TRIGGER read_only_${table} BEFORE UPDATE ON ${table} FOR EACH ROW
        BEGIN
          IF ${condition} THEN SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1290, MESSAGE_TEXT = 'read-only'; END IF;
        END`)
  }
  afterEach(async () => {
    for (const table of WRITTEN) await api.dataSource.query(`DROP TRIGGER read_only_${table}`)
  })

  it('a write is repeated on a new connection, which a proxy leads to the primary', async () => {
    expect(await ready()).toBe(200)
    const [newest]: { id: number }[] = await api.dataSource.query(
      'SELECT MAX(ID) AS id FROM information_schema.processlist',
    )
    await refuseWrites(`CONNECTION_ID() <= ${newest?.id}`)
    expect(await edit('Bea')).toBe(200)
    expect(await ready()).toBe(200)
  })

  it('writes are answered with 503 and the node is not ready while no server takes writes', async () => {
    expect(await ready()).toBe(200)
    await refuseWrites('TRUE')
    expect(await edit('Bea')).toBe(503)
    expect(await ready()).toBe(503)
    expect(await list()).toBe(200)
  })
})
