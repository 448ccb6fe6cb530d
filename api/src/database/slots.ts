import { fail } from '../errors/fail.js'

interface Waiting {
  begin: () => void
  refuse: (error: Error) => void
}

/** Lets a limited number of tasks run at once; the others wait in line, first come, first served. */
export class Slots {
  private readonly line: Waiting[] = []
  private free: number
  private refusal: (() => Error) | undefined

  constructor(private readonly count: number) {
    this.free = count
  }

  /**
   * Waits for a free slot and returns a function that frees it.
   * @throws `late()` after `limit` ms
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

  /** Waits until all tasks that run or wait now have ended. */
  async drain(): Promise<void> {
    const taken = await Promise.all(Array.from({ length: this.count }, () => this.take(Infinity)))
    for (const free of taken) free()
  }

  /** Ends the line: who waits is refused, and who comes later unless a slot is free. */
  endLine(error: () => Error): void {
    this.refusal = error
    for (const { refuse } of this.line.splice(0)) refuse(error())
  }

  private wait(limit: number, late: () => Error): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      const giveUp = () => {
        this.line.splice(this.line.indexOf(waiting), 1)
        reject(late())
      }
      const timer = limit === Infinity ? undefined : setTimeout(giveUp, limit)
      this.line.push(waiting)
    })
  }
}
