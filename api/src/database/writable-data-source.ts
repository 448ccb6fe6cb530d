import { DataSource, type EntityManager } from 'typeorm'

/** A data source that knows how its engine runs transactions. */
export abstract class WritableDataSource extends DataSource {
  /** Runs `work` in a transaction. It may run again after a deadlock. */
  abstract write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>

  /**
   * Keeps other servers off the database until `destroy`, where only one may use it. Call it before `initialize`.
   * @throws ConfigError if there is one already, or if the log beside an SQLite file is another database's
   */
  abstract claim(): void

  /** Rejects if the database takes no writes at the moment, or if another connection cannot read them. */
  abstract checkWriting(): Promise<void>
}
