/** Why a retry cannot help. `withdrawn`: the build is no longer on the server. `integrity`: the file differs from the build. */
type Reason = 'withdrawn' | 'integrity'

/** Thrown if lazy code cannot be loaded by this version of the page, but perhaps after a reload. */
export class CodeError extends Error {
  constructor(
    readonly reason: Reason,
    options?: ErrorOptions,
  ) {
    super(`A part of the page could not be loaded: ${reason}`, options)
    this.name = 'CodeError'
  }
}
