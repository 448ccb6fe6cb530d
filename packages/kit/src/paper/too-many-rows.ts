/** A list is too long for paper. */
export class TooManyRows extends Error {
  constructor(
    readonly total: number,
    readonly most: number,
  ) {
    super(`${total} rows`)
  }
}
