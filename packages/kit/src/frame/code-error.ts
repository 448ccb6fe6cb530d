import { ConnectionError } from '../api/api-error'

/** Why a lazy part cannot come by asking again: its build is no longer on the server, or its file is not what was built. */
const REASONS = ['withdrawn', 'integrity'] as const
type Reason = (typeof REASONS)[number]

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

/**
 * Returns the error to show for code that failed to load. The shell's loaders tell the reason: of a stylesheet as
 * `reason`, of a script as the `type` of the bundler's error.
 */
export function codeErrorOf(cause: unknown): CodeError | ConnectionError {
  const told = cause instanceof Error ? [Reflect.get(cause, 'reason'), Reflect.get(cause, 'type')] : []
  const reason = REASONS.find((one) => told.includes(one))
  return reason ? new CodeError(reason, { cause }) : new ConnectionError({ cause })
}
