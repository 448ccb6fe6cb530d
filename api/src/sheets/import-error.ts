import type { ErrorCode, Params } from '@fichero/contract/errors'
import { ERRORS, fill } from '@fichero/contract/errors'

/** A file that cannot be used, with an error of the catalogue. Services turn it into an answer. */
export class ImportError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Params,
    /** The stack of an error that is ours, for the log. */
    readonly trouble?: string,
  ) {
    super(fill(ERRORS[code].msg, params))
    this.name = 'ImportError'
  }
}
