import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import { BackgroundTasks } from '../mail/background-tasks.js'

/** Counts downloads after the answer, so that none waits or fails because of it. Those of a moment are one write. */
@Injectable()
export class DownloadCounts {
  private readonly waiting = new Map<number, number>()
  private isWriting = false

  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackgroundTasks,
  ) {}

  add(id: number): void {
    this.waiting.set(id, (this.waiting.get(id) ?? 0) + 1)
    if (!this.isWriting) this.tasks.run(() => this.write())
  }

  private async write(): Promise<void> {
    this.isWriting = true
    try {
      while (this.waiting.size > 0) {
        const counts = [...this.waiting]
        this.waiting.clear()
        await inTransaction(this.dataSource, async (manager) => {
          // Not by TypeORM, which would increase the version as an edit does.
          for (const [id, downloads] of counts)
            await manager.query('UPDATE documento SET descargas = descargas + ? WHERE id = ?', [downloads, id])
        })
      }
    } finally {
      this.isWriting = false
    }
  }
}
