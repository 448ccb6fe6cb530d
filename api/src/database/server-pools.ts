import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Pool, PoolConnection, PoolOptions } from 'mysql2'
import type { DatabaseServer } from '../config/database-target.js'
import { isDatabaseDown } from '../errors/database-error.js'
import { PrimaryWatch } from './primary-watch.js'
import { ServerProbe } from './server-probe.js'
import { socketOf, timeoutError } from './socket.js'

/** Pause before the next attempt to get a connection while the database is unavailable. */
const PAUSE_MS = 250
/** How long in ms an idle connection to a secondary remains open. */
const IDLE_MS = 5000
/**
 * A secondary reads only after it has applied everything that its group has acknowledged
 * (https://dev.mysql.com/doc/refman/8.4/en/group-replication-consistency-guarantees.html).
 */
const READ_LATEST = "SET SESSION group_replication_consistency = 'BEFORE'"

/** Connection pools of several servers, one of which takes writes. */
export class ServerPools {
  private readonly logger = new Logger('Database')
  private readonly watch: PrimaryWatch
  private primary: PrimaryPool | undefined
  private readonly secondaries = new Map<number, Pool>()

  /** `limit` is how long in ms `take` waits for a connection. */
  constructor(
    private readonly servers: DatabaseServer[],
    private readonly options: PoolOptions,
    private readonly limit: number,
    private readonly createPool: (options: PoolOptions) => Pool,
  ) {
    const change = (primary: number) => {
      if (this.primary) this.logger.warn({ msg: 'Another server is the primary now', ...servers[primary] })
      this.primary?.abandon()
      this.primary = new PrimaryPool(this.open(primary))
    }
    this.watch = new PrimaryWatch(servers.map(probeOf(options)), change, () => this.primary?.abandonReads())
  }

  /** Returns a connection to the primary, or, for reads while the primary is unavailable, to a secondary. */
  async take(isForReading: boolean): Promise<PoolConnection> {
    const end = performance.now() + this.limit
    for (;;) {
      let used: PrimaryPool | undefined
      try {
        const secondary = isForReading ? this.watch.reader() : undefined
        if (secondary !== undefined) return await connectionOf(this.secondary(secondary))
        await this.watch.waitForPrimary()
        used = this.primary
        const connection = await connectionOf(used?.pool)
        if (isForReading) used?.reads.add(connection)
        return connection
      } catch (error) {
        // If the pool was closed because of a new primary, its error does not say so.
        const why =
          isDatabaseDown(error) || used === this.primary ? error : timeoutError('The server is no longer the primary')
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

  private secondary(index: number): Pool {
    const known = this.secondaries.get(index)
    if (known) return known
    const pool = this.open(index, { maxIdle: 0, idleTimeout: IDLE_MS })
    pool.on('connection', (connection) => {
      connection.query(READ_LATEST, (refused) => refused && connection.destroy())
    })
    this.secondaries.set(index, pool)
    return pool
  }

  /** Opens a pool with half of the limit as its timeout, so that a server that hangs leaves time for another server. */
  private open(index: number, more: PoolOptions = {}): Pool {
    return this.createPool({ ...this.options, ...this.servers[index], connectTimeout: this.limit / 2, ...more })
  }
}

/** Returns a function that creates the probe of a server, with the credentials of the pools. */
const probeOf =
  ({ user, password, ssl }: PoolOptions) =>
  (server: DatabaseServer) =>
    new ServerProbe({ ...server, user, password, ...(ssl && { ssl }) })

/** Takes a connection from a pool. */
const connectionOf = (pool: Pool | undefined) =>
  new Promise<PoolConnection>((resolve, reject) => {
    if (!pool) throw new Error('There is no pool without a primary')
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)))
  })

class PrimaryPool {
  /** Connections that are in use for reads. */
  readonly reads = new Set<PoolConnection>()
  private readonly connections = new Set<PoolConnection>()

  constructor(readonly pool: Pool) {
    pool.on('connection', (connection) => {
      this.connections.add(connection)
      socketOf(connection).once('close', () => this.connections.delete(connection))
    })
    pool.on('release', (connection) => this.reads.delete(connection))
  }

  /** Fails the pending reads, which another server can answer. */
  abandonReads(): void {
    for (const connection of this.reads) fail(connection, 'The primary is unavailable')
    this.reads.clear()
  }

  /** Closes all connections, so that their pending queries fail at once. */
  abandon(): void {
    for (const connection of this.connections) fail(connection, 'Another server is the primary now')
    this.pool.end(() => undefined)
  }
}

/** Closes a connection, so that its queries fail with `ECONNRESET`. */
const fail = (connection: PoolConnection, why: string) =>
  socketOf(connection).destroy(Object.assign(new Error(why), { code: 'ECONNRESET' }))
