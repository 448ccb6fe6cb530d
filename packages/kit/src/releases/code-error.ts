/** Why a lazy part cannot come by asking again: its build is no longer on the server, or its file is not what was built. */
type Reason = 'withdrawn' | 'integrity'

/** A lazy part of a build that only another version of the page can load. */
export class CodeError extends Error {
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(`A part of the page could not be loaded: ${reason}`, options)
    this.name = 'CodeError'
  }
}
