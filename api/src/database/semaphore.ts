import { fail } from '../errors/fail.js'

/** A task in the queue: `begin` lets it run, `reject` ends its wait with an error. */
interface Waiting {
  begin: () => void
  reject: (error: Error) => void
}

/** A semaphore: runs up to `count` tasks at once and queues further tasks in the order of their arrival. */
export class Semaphore {
  private readonly line: Waiting[] = []
  private free: number
  /** Creates the error for tasks that are queued after `closeQueue`. */
  private closedError: (() => Error) | undefined

  constructor(private readonly count: number) {
    this.free = count
  }

  /**
   * Waits for a free slot and returns a function that frees it.
   * @throws the error that `late` creates, after `limit` ms
   */
  async take(limit: number, late: () => Error = () => fail('data_in_use')): Promise<() => void> {
    if (this.free > 0) this.free--
    else await this.wait(limit, late)
    return () => {
      const next = this.line.shift()
      if (next) next.begin()
      else this.free++
    }
  }

  get taken(): number {
    return this.count - this.free
  }

  get waiting(): number {
    return this.line.length
  }

  get areTaken(): boolean {
    return this.free === 0
  }

  /** Waits until all running and queued tasks have ended. */
  async drain(): Promise<void> {
    const taken = await Promise.all(Array.from({ length: this.count }, () => this.take(Infinity)))
    for (const free of taken) free()
  }

  /** Closes the queue: rejects every waiting task, and each later task unless a slot is free. */
  closeQueue(error: () => Error): void {
    this.closedError = error
    for (const { reject } of this.line.splice(0)) reject(error())
  }

  private wait(limit: number, late: () => Error): Promise<void> {
    if (this.closedError) return Promise.reject(this.closedError())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      const timeOut = () => {
        this.line.splice(this.line.indexOf(waiting), 1)
        reject(late())
      }
      const timer = limit === Infinity ? undefined : setTimeout(timeOut, limit)
      this.line.push(waiting)
    })
  }
}
