import { AppError } from '../errors/app-error.js'

/** Limits how many operations of a kind one person has in progress at once. */
export class PerPerson {
  private readonly counts = new Map<number, number>()

  constructor(private readonly max: number) {}

  /**
   * Counts one operation and returns a function that ends it.
   * @throws AppError `too_many_at_once`
   */
  enter(person: number): () => void {
    const inProgress = this.counts.get(person) ?? 0
    if (inProgress >= this.max) throw new AppError('too_many_at_once', undefined, {}, { 'retry-after': '1' })
    this.counts.set(person, inProgress + 1)
    return () => {
      const remaining = (this.counts.get(person) ?? 1) - 1
      if (remaining > 0) this.counts.set(person, remaining)
      else this.counts.delete(person)
    }
  }
}
