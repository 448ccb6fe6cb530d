/** An attempt that waits until any other attempt with the same key ends. */
interface Waiter {
  hasEnded: boolean
  end: () => void
}

/**
 * Makes attempts wait for attempts in progress with the same key. Attempts are counted before their outcome is known, so
 * a reached limit may have room again when an attempt in progress succeeds.
 */
export class WaitingAttempts {
  private readonly inProgress = new Map<string, number>()
  private readonly waiters = new Map<string, Set<Waiter>>()

  /**
   * Calls `ask` repeatedly, until it returns 0 or no attempt with this key is in progress. An attempt that ends while `ask`
   * runs still counts as in progress, because `ask` may have read the counter before that end.
   * @param ask counts the attempt and returns 0, or returns the time to wait in ms
   * @returns the last result of `ask`
   */
  async take(key: string, ask: () => Promise<number>): Promise<number> {
    for (;;) {
      const waiter: Waiter = { hasEnded: false, end: () => {} }
      this.waiters.set(key, (this.waiters.get(key) ?? new Set()).add(waiter))
      const answer = await ask()
      if (answer === 0) this.inProgress.set(key, (this.inProgress.get(key) ?? 0) + 1)
      if (answer === 0 || !(waiter.hasEnded || this.inProgress.has(key))) {
        this.remove(key, waiter)
        return answer
      }
      if (!waiter.hasEnded)
        await new Promise<void>((resolve) => {
          waiter.end = resolve
        })
    }
  }

  /** Ends one attempt. Waiting attempts then call `ask` again. */
  end(key: string): void {
    const remaining = (this.inProgress.get(key) ?? 1) - 1
    if (remaining > 0) this.inProgress.set(key, remaining)
    else this.inProgress.delete(key)
    const waiters = this.waiters.get(key) ?? []
    this.waiters.delete(key)
    for (const waiter of waiters) {
      waiter.hasEnded = true
      waiter.end()
    }
  }

  private remove(key: string, waiter: Waiter): void {
    const remaining = this.waiters.get(key)
    remaining?.delete(waiter)
    if (remaining?.size === 0) this.waiters.delete(key)
  }
}
