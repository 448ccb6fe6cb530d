import { DataSource, type EntityManager } from 'typeorm'

/** A data source that knows how its engine runs transactions. */
export abstract class WritableDataSource extends DataSource {
  /** Runs `work` in a transaction. It may run again after a deadlock. */
  abstract write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>

  /** Rejects if the database takes no writes at the moment. Changes nothing. */
  abstract checkWriting(): Promise<void>
}
