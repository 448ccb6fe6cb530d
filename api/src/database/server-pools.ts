import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Pool, PoolConnection, PoolOptions } from 'mysql2'
import type { DatabaseServer } from '../config/database-target.js'
import { isDatabaseDown } from '../errors/database-error.js'
import { AskedServer } from './asked-server.js'
import { PrimaryWatch } from './primary-watch.js'
import { socketOf, timeoutError } from './socket.js'

const PAUSE_MS = 250
/** How long a connection to a secondary is kept that nobody needs. */
const IDLE_MS = 5000
/** A secondary waits for all that its group has acknowledged before it reads (https://dev.mysql.com/doc/refman/8.4/en/group-replication-consistency-guarantees.html). */
const READ_LATEST = "SET SESSION group_replication_consistency = 'BEFORE'"

/** Pools of connections to several servers, of which one takes writes. */
export class ServerPools {
  private readonly logger = new Logger('Database')
  private readonly watch: PrimaryWatch
  private primary: PoolOfOne | undefined
  private readonly secondaries = new Map<number, Pool>()

  /** Whoever needs a connection waits up to `limit` ms for it. */
  constructor(
    private readonly servers: DatabaseServer[],
    private readonly options: PoolOptions,
    private readonly limit: number,
    private readonly createPool: (options: PoolOptions) => Pool,
  ) {
    const change = (primary: number) => {
      if (this.primary) this.logger.warn({ msg: 'Another server is the primary now', ...servers[primary] })
      this.primary?.abandon()
      this.primary = new PoolOfOne(this.open(primary))
    }
    this.watch = new PrimaryWatch(servers.map(askedServer(options)), change, () => this.primary?.abandonReads())
  }

  /** Returns a connection to the primary, or to a secondary to read while the primary is away. */
  async take(isToRead: boolean): Promise<PoolConnection> {
    const end = performance.now() + this.limit
    for (;;) {
      let used: PoolOfOne | undefined
      try {
        const secondary = isToRead ? this.watch.reader() : undefined
        if (secondary !== undefined) return await connectionOf(this.secondary(secondary))
        await this.watch.found()
        used = this.primary
        const connection = await connectionOf(used?.pool)
        if (isToRead) used?.reads.add(connection)
        return connection
      } catch (error) {
        // A pool that was left meanwhile says only that it is closed.
        const why = isDatabaseDown(error) || used === this.primary ? error : timeoutError('The primary was left')
        if (!isDatabaseDown(why) || performance.now() + PAUSE_MS > end) throw why
        await sleep(PAUSE_MS)
      }
    }
  }

  get figures() {
    return this.watch.figures
  }

  end(callback: (error?: unknown) => void): void {
    this.watch.end()
    for (const pool of this.secondaries.values()) pool.end(() => undefined)
    if (this.primary) this.primary.pool.end(callback)
    else callback()
  }

  private secondary(place: number): Pool {
    const known = this.secondaries.get(place)
    if (known) return known
    const pool = this.open(place, { maxIdle: 0, idleTimeout: IDLE_MS })
    pool.on('connection', (connection) => {
      connection.query(READ_LATEST, (refused) => refused && connection.destroy())
    })
    this.secondaries.set(place, pool)
    return pool
  }

  /** A server that has just frozen does not take all of the time. */
  private open(place: number, more: PoolOptions = {}): Pool {
    return this.createPool({ ...this.options, ...this.servers[place], connectTimeout: this.limit / 2, ...more })
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
  /** Connections that were taken to read. */
  readonly reads = new Set<PoolConnection>()
  private readonly connections = new Set<PoolConnection>()

  constructor(readonly pool: Pool) {
    pool.on('connection', (connection) => {
      this.connections.add(connection)
      socketOf(connection).once('close', () => this.connections.delete(connection))
    })
    pool.on('release', (connection) => this.reads.delete(connection))
  }

  /** Ends what waits here to read, which another server can answer. */
  abandonReads(): void {
    for (const connection of this.reads) fail(connection, 'The primary is away')
    this.reads.clear()
  }

  /** Closes all connections, so that what waits on them fails at once. */
  abandon(): void {
    for (const connection of this.connections) fail(connection, 'Another server is the primary now')
    this.pool.end(() => undefined)
  }
}

const fail = (connection: PoolConnection, why: string) =>
  socketOf(connection).destroy(Object.assign(new Error(why), { code: 'ECONNRESET' }))
