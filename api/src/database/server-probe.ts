import mysql, { type Connection, type ConnectionOptions } from 'mysql2'
import { z } from 'zod'
import { errorCode } from '../errors/error-code.js'
import { computed, rowsOf } from './rows.js'
import { socketOf, timeoutError } from './socket.js'

/** How long in ms a server may take to report its role. */
const LIMIT_MS = 1000

/** The role of a server, as that server reports it. */
export interface ServerAnswer {
  takesWrites: boolean
  /** True for a secondary that can delay a read until it has applied everything that the group has acknowledged. */
  readsLatest: boolean
  /** How often the members of the group have changed, as far as this server knows; 0 without a group. */
  view: number
}

const readAnswer = rowsOf(z.object({ takes_writes: computed, reads_latest: computed, view: computed }))

/** Role of a server without a group. */
const SINGLE_SERVER = 'SELECT @@global.read_only = 0 AS takes_writes, 0 AS reads_latest, 0 AS view'

/** SQL condition: most members of the group are reachable. */
const MAJORITY = "2 * SUM(MEMBER_STATE <> 'UNREACHABLE') > COUNT(*)"
/** SQL condition: this server is an online member of the group with the role. */
const online = (role: string) =>
  `MAX(MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = '${role}')`

/**
 * Role of a server in a MySQL group. A primary without a majority can no longer store anything, but may not have noticed yet.
 * Without a group there are no rows
 * (https://dev.mysql.com/doc/refman/8.4/en/performance-schema-replication-group-members-table.html). The second part of the
 * view's name is its number (https://dev.mysql.com/doc/refman/8.4/en/group-replication-view-changes.html).
 */
const IN_GROUP = `
  SELECT @@global.read_only = 0 AND (COUNT(*) = 0 OR (${online('PRIMARY')} AND ${MAJORITY})) AS takes_writes,
    COUNT(*) > 0 AND ${online('SECONDARY')} AND ${MAJORITY} AS reads_latest,
    (SELECT SUBSTRING_INDEX(VIEW_ID, ':', -1) FROM performance_schema.replication_group_member_stats
      WHERE MEMBER_ID = @@server_uuid) AS view
  FROM performance_schema.replication_group_members`

/**
 * Role of a MariaDB server, with or without Galera. A donor rejects or delays writes while it sends its data to another server.
 * Causal reads are not used: while a server is unavailable, they wait as long as writes do
 * (https://mariadb.com/kb/en/galera-cluster-status-variables/).
 */
const IN_GALERA = `
  SELECT @@global.read_only = 0 AND (@@global.wsrep_on = 0 OR SUM((VARIABLE_NAME, VARIABLE_VALUE) IN (
      ('WSREP_READY', 'ON'), ('WSREP_CLUSTER_STATUS', 'Primary'), ('WSREP_LOCAL_STATE_COMMENT', 'Synced'))) = 3)
      AS takes_writes,
    0 AS reads_latest,
    @@global.wsrep_on * MAX(IF(VARIABLE_NAME = 'WSREP_CLUSTER_CONF_ID', VARIABLE_VALUE, 0)) AS view
  FROM information_schema.GLOBAL_STATUS`

/** Error codes of a server that does not support a query, or that hides its group from this user. */
const UNSUPPORTED = new Set([
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_NO_SUCH_TABLE',
  'ER_UNKNOWN_SYSTEM_VARIABLE',
  'ER_UNKNOWN_TABLE',
])

/** Polls the role of one of several servers, over a separate connection. */
export class ServerProbe {
  private connection: Connection | undefined
  /** Queries for the role. The first query is used; a query that the server does not support is removed. */
  private queries = [IN_GROUP, IN_GALERA, SINGLE_SERVER]

  constructor(private readonly options: ConnectionOptions) {}

  /** @throws Error of the driver, or `ETIMEDOUT` if the server does not answer */
  async answer(): Promise<ServerAnswer> {
    this.connection ??= this.open()
    const { connection } = this
    const timer = setTimeout(() => socketOf(connection).destroy(timeoutError('The server does not answer')), LIMIT_MS)
    try {
      return await this.ask(connection)
    } catch (error) {
      this.close()
      if (this.queries.length === 1 || !UNSUPPORTED.has(errorCode(error) ?? '')) throw error
      this.queries.shift()
      return this.answer()
    } finally {
      clearTimeout(timer)
    }
  }

  close(): void {
    this.connection?.destroy()
    this.connection = undefined
  }

  private async ask(connection: Connection): Promise<ServerAnswer> {
    const promised = connection.promise()
    const source = { query: async (sql: string) => (await promised.query(sql))[0] }
    const [answer] = await readAnswer(source, this.queries[0] ?? SINGLE_SERVER)
    return {
      takesWrites: answer?.takes_writes === 1,
      readsLatest: answer?.reads_latest === 1,
      view: answer?.view ?? 0,
    }
  }

  private open(): Connection {
    const connection = mysql.createConnection({ ...this.options, connectTimeout: LIMIT_MS })
    // The query fails as well, and reports the error.
    return connection.on('error', () => undefined)
  }
}
