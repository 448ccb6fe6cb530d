import type { RemoteFailure } from '@fichero/contract/enums'

/**
 * A remote's page could not be loaded. `reason` selects the user's message; `message` is the detail for maintainers.
 */
export class RemoteError extends Error {
  constructor(
    readonly reason: RemoteFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
    this.name = 'RemoteError'
  }
}
