import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'

/**
 * Counts downloads of documents. The count is written after the answer, so that a download neither waits for the write nor
 * fails if the write fails. Concurrent downloads are written together.
 */
@Injectable()
export class DownloadCounts {
  /** Downloads that are not written yet, by document id. */
  private readonly unwritten = new Map<number, number>()
  private isWriting = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackgroundTasks,
  ) {}

  add(id: number): void {
    this.unwritten.set(id, (this.unwritten.get(id) ?? 0) + 1)
    if (!this.isWriting) this.tasks.run(() => this.write())
  }

  private async write(): Promise<void> {
    this.isWriting = true
    try {
      while (this.unwritten.size > 0) {
        const counts = [...this.unwritten]
        this.unwritten.clear()
        await inTransaction(this.dataSource, async (manager) => {
          // Plain SQL, because TypeORM would increase the version.
          for (const [id, downloads] of counts)
            await manager.query('UPDATE documento SET descargas = descargas + ? WHERE id = ?', [downloads, id])
        })
      }
    } finally {
      this.isWriting = false
    }
  }
}
