import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Pool, PoolConnection, PoolOptions } from 'mysql2'
import type { DatabaseServer } from '../config/database-target.js'
import { isDatabaseDown } from '../errors/database-error.js'
import { AskedServer } from './asked-server.js'
import { PrimaryWatch } from './primary-watch.js'
import { socketOf } from './socket.js'

const PAUSE_MS = 250

/** What TypeORM uses of a pool. */
type UsedPool = Pick<Pool, 'getConnection' | 'end'>

/**
 * Returns a function that makes a pool whose connections lead to the one of several servers that takes writes. Whoever
 * needs a connection waits up to `limit` ms for such a server.
 */
export const primaryPool =
  (servers: DatabaseServer[], limit: number, createPool: (options: PoolOptions) => Pool) =>
  (options: PoolOptions): UsedPool => {
    const logger = new Logger('Database')
    let current: PoolOfOne | undefined
    const watch = new PrimaryWatch(servers.map(askedServer(options)), (primary) => {
      if (current) logger.warn({ msg: 'Another server is the primary now', ...servers[primary] })
      current?.abandon()
      // A server that has just frozen does not take all of the time.
      current = new PoolOfOne(createPool({ ...options, ...servers[primary], connectTimeout: limit / 2 }))
    })
    async function take(): Promise<PoolConnection> {
      const end = performance.now() + limit
      for (;;) {
        let used: PoolOfOne | undefined
        try {
          await watch.found()
          used = current
          return await connectionOf(used?.pool)
        } catch (error) {
          const mayPass = isDatabaseDown(error) || used !== current
          if (!mayPass || performance.now() + PAUSE_MS > end) throw error
          await sleep(PAUSE_MS)
        }
      }
    }
    return {
      getConnection: (callback) =>
        void take().then(
          (connection) => callback(null, connection),
          (error) => callback(error, undefined as never),
        ),
      end(callback) {
        watch.end()
        if (current) current.pool.end(callback)
        else callback?.(null)
      },
    }
  }

const askedServer =
  ({ user, password, ssl }: PoolOptions) =>
  (server: DatabaseServer) =>
    new AskedServer({ ...server, user, password, ...(ssl && { ssl }) })

const connectionOf = (pool: Pool | undefined) =>
  new Promise<PoolConnection>((resolve, reject) => {
    if (!pool) throw new Error('There is no pool without a primary')
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)))
  })

class PoolOfOne {
  private readonly connections = new Set<PoolConnection>()

  constructor(readonly pool: Pool) {
    pool.on('connection', (connection) => {
      this.connections.add(connection)
      socketOf(connection).once('close', () => this.connections.delete(connection))
    })
  }

  /** Closes all connections, so that what waits on them fails at once. */
  abandon(): void {
    for (const connection of this.connections)
      socketOf(connection).destroy(
        Object.assign(new Error('Another server is the primary now'), { code: 'ECONNRESET' }),
      )
    this.pool.end(() => undefined)
  }
}
