/**
 * Lets attempts wait for others that are under way, which were counted before their outcome is known: if those succeed,
 * there is room again.
 */
export class Turns {
  private readonly underWay = new Map<string, number>()
  private readonly waiting = new Map<string, (() => void)[]>()

  isUnderWay(key: string): boolean {
    return this.underWay.has(key)
  }

  start(key: string): void {
    this.underWay.set(key, (this.underWay.get(key) ?? 0) + 1)
  }

  /** Ends one attempt. Those that wait look again. */
  end(key: string): void {
    const left = (this.underWay.get(key) ?? 1) - 1
    if (left > 0) this.underWay.set(key, left)
    else this.underWay.delete(key)
    const waiting = this.waiting.get(key) ?? []
    this.waiting.delete(key)
    for (const wake of waiting) wake()
  }

  /** Resolves when an attempt with this key ends. */
  next(key: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(key, [...(this.waiting.get(key) ?? []), resolve])
    })
  }
}
