import { errorCode } from '../../errors/error-code.js'

/**
 * Returns the log fields of an unexpected error: its class, code, message and stack. A database driver's message is left out,
 * because it may quote values of rows.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const isOfDriver = 'driverError' in error
  const cause = isOfDriver ? error.driverError : error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    code: errorCode(cause),
    ...(!isOfDriver && { reason: error.message }),
    stack: frames.map((line) => line.trim()),
  }
}
