/** Thrown if a list has more rows than may be printed. */
export class TooManyRows extends Error {
  constructor(
    readonly total: number,
    readonly most: number,
  ) {
    super(`${total} rows`)
  }
}
