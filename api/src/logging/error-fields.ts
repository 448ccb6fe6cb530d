import { errorCode } from '../errors/error-code.js'

/**
 * What the log says about an unexpected error: its class, code and stack. Messages of database drivers quote values of
 * rows, so only their code is logged.
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
