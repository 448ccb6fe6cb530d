import mysql, { type Connection, type ConnectionOptions } from 'mysql2'
import { z } from 'zod'
import { errorCode } from '../errors/error-code.js'
import { computed, rowsOf } from './rows.js'
import { socketOf, timeoutError } from './socket.js'

/** How long in ms a server may take to say what it is. */
const LIMIT_MS = 1000

const readAnswer = rowsOf(z.object({ takes_writes: computed }))

const ALONE = 'SELECT @@global.read_only = 0 AS takes_writes'

/**
 * A primary that a majority cannot hear stores nothing any more, and may not know yet. Without a group there are no rows
 * (https://dev.mysql.com/doc/refman/8.4/en/performance-schema-replication-group-members-table.html).
 */
const IN_GROUP = `
  SELECT @@global.read_only = 0 AND (COUNT(*) = 0 OR (
      MAX(MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = 'PRIMARY')
      AND 2 * SUM(MEMBER_STATE <> 'UNREACHABLE') > COUNT(*))) AS takes_writes
  FROM performance_schema.replication_group_members`

/** A user may lack the right to see the group, and MariaDB has none of this. */
const HIDDEN = new Set(['ER_TABLEACCESS_DENIED_ERROR', 'ER_NO_SUCH_TABLE', 'ER_UNKNOWN_SYSTEM_VARIABLE'])

/** One of several servers, which is asked again and again on a connection of its own. */
export class AskedServer {
  private connection: Connection | undefined
  private question = IN_GROUP

  constructor(private readonly options: ConnectionOptions) {}

  /** @throws Error of the driver, or `ETIMEDOUT`, where it does not answer */
  async takesWrites(): Promise<boolean> {
    this.connection ??= this.open()
    const { connection } = this
    const timer = setTimeout(() => socketOf(connection).destroy(timeoutError('The server does not answer')), LIMIT_MS)
    try {
      return await this.ask(connection)
    } catch (error) {
      this.close()
      if (this.question === ALONE || !HIDDEN.has(errorCode(error) ?? '')) throw error
      this.question = ALONE
      return this.takesWrites()
    } finally {
      clearTimeout(timer)
    }
  }

  close(): void {
    this.connection?.destroy()
    this.connection = undefined
  }

  private async ask(connection: Connection): Promise<boolean> {
    const promised = connection.promise()
    const source = { query: async (sql: string) => (await promised.query(sql))[0] }
    const [answer] = await readAnswer(source, this.question)
    return answer?.takes_writes === 1
  }

  private open(): Connection {
    const connection = mysql.createConnection({ ...this.options, connectTimeout: LIMIT_MS })
    // The question fails as well.
    return connection.on('error', () => undefined)
  }
}
