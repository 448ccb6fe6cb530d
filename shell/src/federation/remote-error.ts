export type FailureReason = 'missing' | 'timeout' | 'broken' | 'integrity' | 'contract'

/** A remote's page could not be loaded; `reason` is what the person is told, `message` the detail for who maintains it. */
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
