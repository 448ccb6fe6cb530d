/** A pseudorandom generator with a fixed seed (mulberry32), so that the demonstration data is the same everywhere. */
export class Random {
  constructor(private state: number) {}

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** An item of a non-empty list. */
  of<T>(list: readonly T[]): T {
    const chosen = list[this.between(0, list.length - 1)]
    if (chosen === undefined) throw new Error('Nothing to choose from')
    return chosen
  }
}
