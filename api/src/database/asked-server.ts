import mysql, { type Connection, type ConnectionOptions } from 'mysql2'
import { z } from 'zod'
import { errorCode } from '../errors/error-code.js'
import { computed, rowsOf } from './rows.js'
import { socketOf, timeoutError } from './socket.js'

/** How long in ms a server may take to say what it is. */
const LIMIT_MS = 1000

/** What a server says of itself. */
export interface ServerAnswer {
  takesWrites: boolean
  /** It is a secondary that can wait for all that its group has acknowledged before it reads. */
  readsLatest: boolean
  /** How often the members of its group have changed, as far as this server knows; 0 without a group. */
  view: number
}

const readAnswer = rowsOf(z.object({ takes_writes: computed, reads_latest: computed, view: computed }))

const ALONE = 'SELECT @@global.read_only = 0 AS takes_writes, 0 AS reads_latest, 0 AS view'

const MAJORITY = "2 * SUM(MEMBER_STATE <> 'UNREACHABLE') > COUNT(*)"
const online = (role: string) =>
  `MAX(MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = '${role}')`

/**
 * A primary that a majority cannot hear stores nothing any more, and may not know yet. Without a group there are no rows
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
 * MariaDB with Galera, or without. A server that gives its data to another one takes no writes meanwhile, or late. Reads that
 * wait for what others wrote wait as long as writes do when a server is away
 * (https://mariadb.com/kb/en/galera-cluster-status-variables/).
 */
const IN_GALERA = `
  SELECT @@global.read_only = 0 AND (@@global.wsrep_on = 0 OR SUM((VARIABLE_NAME, VARIABLE_VALUE) IN (
      ('WSREP_READY', 'ON'), ('WSREP_CLUSTER_STATUS', 'Primary'), ('WSREP_LOCAL_STATE_COMMENT', 'Synced'))) = 3)
      AS takes_writes,
    0 AS reads_latest,
    @@global.wsrep_on * MAX(IF(VARIABLE_NAME = 'WSREP_CLUSTER_CONF_ID', VARIABLE_VALUE, 0)) AS view
  FROM information_schema.GLOBAL_STATUS`

/** A server does not know what the others are asked, and MySQL may hide its group from this user. */
const UNKNOWN = new Set([
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_NO_SUCH_TABLE',
  'ER_UNKNOWN_SYSTEM_VARIABLE',
  'ER_UNKNOWN_TABLE',
])

/** One of several servers, which is asked again and again on a connection of its own. */
export class AskedServer {
  private connection: Connection | undefined
  /** The first is asked; the others where it is not understood. */
  private questions = [IN_GROUP, IN_GALERA, ALONE]

  constructor(private readonly options: ConnectionOptions) {}

  /** @throws Error of the driver, or `ETIMEDOUT`, where it does not answer */
  async answer(): Promise<ServerAnswer> {
    this.connection ??= this.open()
    const { connection } = this
    const timer = setTimeout(() => socketOf(connection).destroy(timeoutError('The server does not answer')), LIMIT_MS)
    try {
      return await this.ask(connection)
    } catch (error) {
      this.close()
      if (this.questions.length === 1 || !UNKNOWN.has(errorCode(error) ?? '')) throw error
      this.questions.shift()
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
    const [answer] = await readAnswer(source, this.questions[0] ?? ALONE)
    return {
      takesWrites: answer?.takes_writes === 1,
      readsLatest: answer?.reads_latest === 1,
      view: answer?.view ?? 0,
    }
  }

  private open(): Connection {
    const connection = mysql.createConnection({ ...this.options, connectTimeout: LIMIT_MS })
    // The question fails as well.
    return connection.on('error', () => undefined)
  }
}
