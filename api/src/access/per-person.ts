import { AppError } from '../errors/app-error.js'

/** Bounds how much of something one person has under way at once. */
export class PerPerson {
  private readonly counts = new Map<number, number>()

  constructor(private readonly max: number) {}

  /**
   * Counts one more of a person and returns a function that ends it.
   * @throws AppError `too_many_at_once`
   */
  enter(person: number): () => void {
    const others = this.counts.get(person) ?? 0
    if (others >= this.max) throw new AppError('too_many_at_once', undefined, {}, { 'retry-after': '1' })
    this.counts.set(person, others + 1)
    return () => {
      const left = (this.counts.get(person) ?? 1) - 1
      if (left > 0) this.counts.set(person, left)
      else this.counts.delete(person)
    }
  }
}
