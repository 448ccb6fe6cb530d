import { DataSource, type EntityManager } from 'typeorm'

/** The queue in which a transaction waits for a connection. Sign-ins have a separate queue, so that edits do not delay them. */
export type WriteQueue = 'writers' | 'signIn'

/** A TypeORM data source with one method for writes, which differs between SQLite and MySQL. */
export abstract class WritableDataSource extends DataSource {
  /** Runs `work` in a transaction. After a deadlock `work` may run again. The default queue is `writers`. */
  abstract write<T>(work: (manager: EntityManager) => Promise<T>, queue?: WriteQueue): Promise<T>

  /**
   * On SQLite, which only one server may use, locks out other servers until `destroy`. Call it before `initialize`.
   * @throws ConfigError if another server uses the file, or if the log beside the file belongs to another database
   */
  abstract claim(): void

  /** How many connections are open and in use, and how many requests wait for a connection or in the queue of writers. */
  abstract get load(): { open: number; used: number; waiting: number }

  /** Rejects if the database accepts no writes, or if another connection cannot read what was written. */
  abstract checkWriting(): Promise<void>
}
