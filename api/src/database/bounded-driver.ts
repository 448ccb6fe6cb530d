import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2'
import { isDatabaseDown } from '../errors/database-error.js'
import type { Limits } from './limits.js'
import type { PoolLoad } from './pool-load.js'
import { sessionSettings } from './session-settings.js'
import { socketOf, timeoutError } from './socket.js'

/** Pause in ms before the next attempt to connect. */
const PAUSE_MS = 250

/** Returns mysql2 for TypeORM, with timeouts that mysql2's pool lacks. */
export function boundedDriver(limits: Limits, load: PoolLoad) {
  const createPool = (options: PoolOptions) => {
    const pool = withTimeouts(mysql.createPool(options), limits)
    load.watch(pool)
    return pool
  }
  return { ...mysql, createPool }
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

/**
 * Waits up to `limit` ms for a connection, also while the database refuses connections: during a failover a proxy has no server.
 * A connection that arrives later returns to the pool.
 */
function withLimit(getConnection: Pool['getConnection'], limit: number): Pool['getConnection'] {
  return (callback: GetConnectionCallback) => {
    const end = performance.now() + limit
    const timer = setTimeout(() => {
      callback(timeoutError('No connection to the database became free'), undefined as never)
      callback = (_, connection) => connection?.release()
    }, limit)
    const attempt = () =>
      getConnection((error, connection) => {
        if (isDatabaseDown(error) && performance.now() + PAUSE_MS < end) return setTimeout(attempt, PAUSE_MS)
        clearTimeout(timer)
        callback(error, connection)
      })
    attempt()
  }
}
