import { Injectable, Logger } from '@nestjs/common'

/** Tasks that continue after the answer, such as sending mail. The process does not exit before all tasks have finished. */
@Injectable()
export class BackgroundTasks {
  private readonly logger = new Logger('Fichero')
  private readonly running = new Set<Promise<unknown>>()

  /** Starts a task without waiting for it. Failures are logged. */
  run(work: () => Promise<unknown>): void {
    const task = work()
      .catch((error: unknown) => this.logger.error(error instanceof Error ? error.stack : error))
      .finally(() => this.running.delete(task))
    this.running.add(task)
  }

  async finished(): Promise<void> {
    await Promise.all(this.running)
  }
}
