import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2'
import type { DatabaseServer } from '../config/database-target.js'
import type { Limits } from './limits.js'
import type { PoolLoad } from './pool-load.js'
import { ServerPools } from './server-pools.js'
import { sessionSettings } from './session-settings.js'
import { socketOf, timeoutError } from './socket.js'

/** Returns mysql2 for TypeORM, with timeouts that mysql2's pool lacks. TypeORM treats several servers as replication. */
export function boundedDriver(limits: Limits, load: PoolLoad, servers?: DatabaseServer[]) {
  const createPool = (options: PoolOptions) => {
    const pool = withTimeouts(mysql.createPool(options), limits)
    load.watch(pool)
    return pool
  }
  if (!servers) return { ...mysql, createPool }
  const open = (options: PoolOptions) => {
    const pools = new ServerPools(servers, options, limits.connection, createPool)
    load.watchServers(pools)
    return pools
  }
  return { ...mysql, createPoolCluster: () => cluster(open) }
}

/** The part of a pool cluster that TypeORM uses. TypeORM requests `MASTER` for writes, and another name for reads. */
function cluster(open: (options: PoolOptions) => ServerPools) {
  let pools: ServerPools | undefined
  return {
    add(name: string, options: PoolOptions) {
      if (name === 'MASTER') pools = open(options)
    },
    getConnection(name: string, callback: GetConnectionCallback) {
      pools?.take(name !== 'MASTER').then(
        (connection) => callback(null, connection),
        (error) => callback(error, undefined as never),
      )
    },
    end: (callback: (error?: unknown) => void) => pools?.end(callback),
  }
}

/** Adds to a pool the timeouts for a connection and for a statement, and the session settings. */
function withTimeouts(pool: Pool, limits: Limits): Pool {
  pool.on('connection', (connection) => {
    // The timeout of mysql2 leaves the connection waiting for the old answer. Destroying the socket fails every pending query
    // of the connection, and the pool opens another connection.
    const socket = socketOf(connection)
    socket.on('timeout', () => socket.destroy(timeoutError('The database does not answer')))
    // TypeORM calls `promise()` for every statement, and mysql2 would build a new wrapper each time.
    const promises = connection.promise()
    connection.promise = () => promises
  })
  pool.on('acquire', (connection) => socketOf(connection).setTimeout(limits.statement))
  pool.on('release', (connection) => socketOf(connection).setTimeout(0))
  const getConnection = withSettings(pool.getConnection.bind(pool), sessionSettings(limits))
  pool.getConnection = withLimit(getConnection, limits.connection)
  return pool
}

type GetConnectionCallback = Parameters<Pool['getConnection']>[0]

/** Applies the session settings to each new connection before its first use. Destroys a connection if that fails. */
function withSettings(getConnection: Pool['getConnection'], settings: string): Pool['getConnection'] {
  const ready = new WeakSet<PoolConnection>()
  return (callback: GetConnectionCallback) =>
    getConnection((error, connection) => {
      if (error || ready.has(connection)) return callback(error, connection)
      connection.query(settings, (settingsError) => {
        if (!settingsError) ready.add(connection)
        else connection.destroy()
        callback(settingsError, connection)
      })
    })
}

/** Fails with a timeout after `limit` ms without a connection. A connection that arrives later returns to the pool. */
function withLimit(getConnection: Pool['getConnection'], limit: number): Pool['getConnection'] {
  return (callback: GetConnectionCallback) => {
    const timer = setTimeout(() => {
      callback(timeoutError('No connection to the database became free'), undefined as never)
      callback = (_, connection) => connection?.release()
    }, limit)
    getConnection((error, connection) => {
      clearTimeout(timer)
      callback(error, connection)
    })
  }
}
