import { Tries } from './tries.js'

interface Counted {
  tries: number
  until: number
}

const MAX_KEYS = 20_000

/** In this process's memory. Somebody who comes under a million names does not fill it: the oldest are forgotten. */
export class MemoryTries extends Tries {
  private readonly counted = new Map<string, Counted>()

  async count(key: string, max: number, windowMs: number): Promise<number> {
    const now = Date.now()
    const { tries, until } = this.get(key) ?? { tries: 0, until: now + windowMs }
    this.set(key, { tries: tries + 1, until })
    return tries < max ? 0 : until - now
  }

  async forgive(key: string): Promise<void> {
    const counted = this.get(key)
    if (counted) counted.tries = Math.max(counted.tries - 1, 0)
  }

  async clear(key: string): Promise<void> {
    this.counted.delete(key)
  }

  async remember(key: string, ms: number): Promise<void> {
    this.set(key, { tries: 1, until: Date.now() + ms })
  }

  async knows(key: string): Promise<boolean> {
    return this.get(key) !== undefined
  }

  async close(): Promise<void> {
    this.counted.clear()
  }

  private get(key: string): Counted | undefined {
    const counted = this.counted.get(key)
    return counted && counted.until > Date.now() ? counted : undefined
  }

  /** A map keeps the order of insertion, so the first key is the one that was touched longest ago. */
  private set(key: string, counted: Counted): void {
    this.counted.delete(key)
    if (this.counted.size >= MAX_KEYS) {
      const [oldest] = this.counted.keys()
      if (oldest !== undefined) this.counted.delete(oldest)
    }
    this.counted.set(key, counted)
  }
}
