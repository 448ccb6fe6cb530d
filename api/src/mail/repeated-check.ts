import { Logger } from '@nestjs/common'

/** A check that each node repeats, one run after the other. A failure is logged, and the next run tries again. */
export class RepeatedCheck {
  private readonly logger = new Logger('Fichero')
  private timer: NodeJS.Timeout | undefined
  /** Settles when the current run has finished. */
  private current = Promise.resolve<unknown>(undefined)

  constructor(private readonly check: () => Promise<unknown>) {}

  /** Runs the check every `everyMs` milliseconds, for the first time after that pause. */
  start(everyMs: number): void {
    this.timer = setInterval(() => this.run(), everyMs).unref()
  }

  /** Runs the check now, or after the run that has not finished. */
  run(): void {
    this.current = this.current.then(this.check).catch((error: unknown) => this.logger.error(error))
  }

  /** Ends the repetition, and waits for the current run. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.current
  }
}
