import { DataSource, type EntityManager } from 'typeorm'

/**
 * SQLite over two connections to one file. On a single connection, reads during a transaction would see its uncommitted
 * changes, and a second transaction would silently join the first. So transactions run one after another on a
 * connection of their own; all other statements read committed data on the second one.
 */
export class EmbeddedDataSource extends DataSource {
  private writer: Promise<DataSource> | undefined
  private queue: Promise<unknown> = Promise.resolve()

  write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const run = this.queue.then(async () => (await this.openWriter()).transaction(work))
    this.queue = run.catch(() => undefined)
    return run
  }

  override async destroy(): Promise<void> {
    await this.queue
    await (await this.writer)?.destroy()
    this.writer = undefined
    await super.destroy()
  }

  private openWriter(): Promise<DataSource> {
    this.writer ??= new DataSource(this.options).initialize()
    return this.writer
  }
}
