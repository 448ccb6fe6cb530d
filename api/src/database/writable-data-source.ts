import { DataSource, type EntityManager } from 'typeorm'

/** `entrance` is for what people need to get in: there nobody waits for those who edit. */
export type Line = 'writers' | 'entrance'

/** A data source that knows how its engine runs transactions. */
export abstract class WritableDataSource extends DataSource {
  /** Runs `work` in a transaction. It may run again after a deadlock. The line is that of writers if omitted. */
  abstract write<T>(work: (manager: EntityManager) => Promise<T>, line?: Line): Promise<T>

  /**
   * Keeps other servers off the database until `destroy`, where only one may use it. Call it before `initialize`.
   * @throws ConfigError if there is one already, or if the log beside an SQLite file is another database's
   */
  abstract claim(): void

  /**
   * How many connections are open and in use now, and how much work waits for one or for its turn to write; of several
   * servers, how many are named, and how many of them can be used.
   */
  abstract get load(): {
    open: number
    used: number
    waiting: number
    servers?: { named: number; online: number } | undefined
  }

  /** Rejects if the database takes no writes at the moment, or if another connection cannot read them. */
  abstract checkWriting(): Promise<void>
}
