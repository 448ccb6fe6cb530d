import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2'
import type { DatabaseServer } from '../config/database-target.js'
import type { Limits } from './limits.js'
import type { PoolLoad } from './pool-load.js'
import { ServerPools } from './server-pools.js'
import { sessionSettings } from './session-settings.js'
import { socketOf, timeoutError } from './socket.js'

/** mysql2 for TypeORM, with the limits that its pool lacks. Several servers are what TypeORM calls replication. */
export function boundedDriver(limits: Limits, load: PoolLoad, servers?: DatabaseServer[]) {
  const createPool = (options: PoolOptions) => {
    const pool = bounded(mysql.createPool(options), limits)
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

/** What TypeORM uses of a cluster of pools. It asks for `MASTER` to write, and for another name where it only reads. */
function cluster(open: (options: PoolOptions) => ServerPools) {
  let pools: ServerPools | undefined
  return {
    add(name: string, options: PoolOptions) {
      if (name === 'MASTER') pools = open(options)
    },
    getConnection(name: string, callback: Taken) {
      pools?.take(name !== 'MASTER').then(
        (connection) => callback(null, connection),
        (error) => callback(error, undefined as never),
      )
    },
    end: (callback: (error?: unknown) => void) => pools?.end(callback),
  }
}

function bounded(pool: Pool, limits: Limits): Pool {
  pool.on('connection', (connection) => {
    // mysql2's own time limit leaves the connection waiting for the old answer. Destroying it fails all that waits on it,
    // and the pool opens another one.
    const socket = socketOf(connection)
    socket.on('timeout', () => socket.destroy(timeoutError('The database does not answer')))
    // TypeORM asks for it with every statement, and mysql2 then builds a new one each time.
    const promises = connection.promise()
    connection.promise = () => promises
  })
  pool.on('acquire', (connection) => socketOf(connection).setTimeout(limits.statement))
  pool.on('release', (connection) => socketOf(connection).setTimeout(0))
  const getConnection = withSettings(pool.getConnection.bind(pool), sessionSettings(limits))
  pool.getConnection = withLimit(getConnection, limits.connection)
  return pool
}

type Taken = Parameters<Pool['getConnection']>[0]

/** Whoever gets a new connection first waits for its settings; one that refuses them is used by nobody. */
function withSettings(getConnection: Pool['getConnection'], settings: string): Pool['getConnection'] {
  const ready = new WeakSet<PoolConnection>()
  return (callback: Taken) =>
    getConnection((error, connection) => {
      if (error || ready.has(connection)) return callback(error, connection)
      connection.query(settings, (refused) => {
        if (!refused) ready.add(connection)
        else connection.destroy()
        callback(refused, connection)
      })
    })
}

function withLimit(getConnection: Pool['getConnection'], limit: number): Pool['getConnection'] {
  return (callback: Taken) => {
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
