import type { Pool, PoolConnection, PoolOptions } from 'mysql2'
import { Failures, TransactionTracker } from './failures.js'

type Done = (error: unknown, ...answer: unknown[]) => void
type Query = (sql: string, ...more: unknown[]) => unknown

/** Effect of a failure on the transaction: remains open, is rolled back by the server, or is lost with the connection. */
type Effect = 'stays' | 'rolls back' | 'is lost' | 'is lost afterwards'

/** Failures by name (https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html). */
export const MYSQL_FAILURES: Record<string, { errno?: number; code: string; effect: Effect }> = {
  'connection lost': { code: 'PROTOCOL_CONNECTION_LOST', effect: 'is lost' },
  'connection lost, answer too': { code: 'PROTOCOL_CONNECTION_LOST', effect: 'is lost afterwards' },
  'server killed': { errno: 1053, code: 'ER_SERVER_SHUTDOWN', effect: 'is lost' },
  'packet too large': { errno: 1153, code: 'ER_NET_PACKET_TOO_LARGE', effect: 'is lost' },
  deadlock: { errno: 1213, code: 'ER_LOCK_DEADLOCK', effect: 'rolls back' },
  'lock wait': { errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT', effect: 'stays' },
  'lock wait, rolled back': { errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT', effect: 'rolls back' },
  'execution time': { errno: 3024, code: 'ER_QUERY_TIMEOUT', effect: 'stays' },
  interrupted: { errno: 1317, code: 'ER_QUERY_INTERRUPTED', effect: 'stays' },
  full: { errno: 1021, code: 'ER_DISK_FULL', effect: 'stays' },
  'no memory': { errno: 1037, code: 'ER_OUTOFMEMORY', effect: 'stays' },
}

/** Returns a replacement of mysql2 for `jest.mock`, with injected `failures`. */
export function failingMysql(mysql: { createPool(options: PoolOptions): Pool }) {
  const failures = new Failures()
  const createPool = (options: PoolOptions) =>
    mysql.createPool(options).on('connection', (connection) => withFailures(connection, failures))
  return { ...mysql, createPool, failures }
}

function withFailures(connection: PoolConnection, failures: Failures): void {
  const tracker = new TransactionTracker()
  const query = connection.query.bind(connection) as Query
  const run: Query = (sql, ...more) => {
    const done = more.at(-1) as Done
    const moment = tracker.momentOf(sql)
    const failure = moment && failures.next(moment)
    if (!failure) return query(sql, ...more)
    const { effect, ...rest } = MYSQL_FAILURES[failure.kind]!
    const fail = () => done(Object.assign(new Error(failure.kind), rest))
    const lose = () => {
      connection.destroy()
      setImmediate(fail)
    }
    if (effect === 'is lost') return lose()
    if (effect === 'is lost afterwards') {
      failures.outcomeIsUnknown ||= moment === 'commit'
      return query(sql, ...more.slice(0, -1), lose)
    }
    // A failed commit is rolled back too.
    if (effect === 'rolls back' || moment === 'commit') return query('ROLLBACK', fail)
    return setImmediate(fail)
  }
  connection.query = run as typeof connection.query
}
