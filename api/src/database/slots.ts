import { fail } from '../errors/fail.js'

/** Lets a limited number of tasks run at once; the others wait in line, first come, first served. */
export class Slots {
  private readonly line: (() => void)[] = []
  private free: number

  constructor(private readonly count: number) {
    this.free = count
  }

  /**
   * Waits for a free slot and returns a function that frees it.
   * @throws AppError `data_in_use` after `limit` ms
   */
  async take(limit: number): Promise<() => void> {
    if (this.free > 0) this.free--
    else await this.wait(limit)
    return () => {
      const next = this.line.shift()
      if (next) next()
      else this.free++
    }
  }

  get areTaken(): boolean {
    return this.free === 0
  }

  /** Waits until all tasks that run or wait now have ended. */
  async drain(): Promise<void> {
    const taken = await Promise.all(Array.from({ length: this.count }, () => this.take(Infinity)))
    for (const free of taken) free()
  }

  private wait(limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.line.splice(this.line.indexOf(begin), 1)
        reject(fail('data_in_use'))
      }
      const timer = limit === Infinity ? undefined : setTimeout(giveUp, limit)
      this.line.push(begin)
    })
  }
}
