/** Waits for the end of any attempt with one key. */
interface Waiter {
  hasEnded: boolean
  end: () => void
}

/**
 * Lets attempts wait for others that are under way, which were counted before their outcome is known: if those succeed,
 * there is room again.
 */
export class Turns {
  private readonly underWay = new Map<string, number>()
  private readonly waiters = new Map<string, Set<Waiter>>()

  /**
   * Asks for room until there is some, or until it is refused with no attempt of this key under way. One that ended
   * between question and answer counts as under way, because the answer may be from before its end.
   * @param ask returns 0 if there is room
   * @returns what `ask` returned last
   */
  async take(key: string, ask: () => Promise<number>): Promise<number> {
    for (;;) {
      const waiter: Waiter = { hasEnded: false, end: () => {} }
      this.waiters.set(key, (this.waiters.get(key) ?? new Set()).add(waiter))
      const answer = await ask()
      if (answer === 0) this.underWay.set(key, (this.underWay.get(key) ?? 0) + 1)
      if (answer === 0 || !(waiter.hasEnded || this.underWay.has(key))) {
        this.remove(key, waiter)
        return answer
      }
      if (!waiter.hasEnded)
        await new Promise<void>((resolve) => {
          waiter.end = resolve
        })
    }
  }

  /** Ends one attempt. Those that wait ask again. */
  end(key: string): void {
    const left = (this.underWay.get(key) ?? 1) - 1
    if (left > 0) this.underWay.set(key, left)
    else this.underWay.delete(key)
    const waiters = this.waiters.get(key) ?? []
    this.waiters.delete(key)
    for (const waiter of waiters) {
      waiter.hasEnded = true
      waiter.end()
    }
  }

  private remove(key: string, waiter: Waiter): void {
    const left = this.waiters.get(key)
    left?.delete(waiter)
    if (left?.size === 0) this.waiters.delete(key)
  }
}
