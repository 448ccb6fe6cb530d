import type { ErrorCode } from '@fichero/contract/errors'
import { AppError } from './app-error.js'
import { isConflict, isDatabaseDown, isLocked, isStorageFull, isUniqueViolation } from './database-error.js'

/** Error codes of the catalogue for the statuses of exceptions of Nest and the body parser. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'malformed',
  503: 'unavailable',
}

/** Nest's exceptions have `getStatus()`, the body parser's errors have `status`. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus())
  return 'status' in error && typeof error.status === 'number' ? error.status : undefined
}

/** Whether the body parser could not parse the JSON. */
const isParseError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.parse.failed'

/** Converts any thrown value to an error of the catalogue. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isUniqueViolation(error) || isConflict(error)) return new AppError('conflict')
  if (isLocked(error)) return new AppError('data_in_use')
  if (isStorageFull(error)) return new AppError('storage_full')
  if (isDatabaseDown(error)) return new AppError('unavailable')
  if (isParseError(error)) return new AppError('json_invalid')
  const status = statusOf(error)
  if (status === undefined) return new AppError('internal')
  return new AppError(BY_STATUS[status] ?? (status < 500 ? 'malformed' : 'internal'))
}
