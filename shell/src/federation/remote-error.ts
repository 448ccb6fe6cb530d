/** `unreachable`: no answer or none of use; `missing`: the server answered that it has no such file. */
export type FailureReason = 'unreachable' | 'missing' | 'timeout' | 'broken' | 'integrity' | 'contract'

/**
 * A remote's page could not be loaded. `reason` selects the user's message; `message` is the detail for maintainers.
 */
export class RemoteError extends Error {
  constructor(
    readonly reason: FailureReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
    this.name = 'RemoteError'
  }
}
