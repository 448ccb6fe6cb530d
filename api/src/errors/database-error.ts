// What the two drivers say, in the words of the catalogue. mysql2 gives numbers, libsql gives names.

const UNIQUE = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
/** MySQL's deadlock, lock wait timeout and record changed since last read; SQLite's file locked by another process. */
const CONCURRENT = new Set<unknown>([1213, 1205, 1020, 'SQLITE_BUSY'])
const UNREACHABLE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
])

function codes(error: unknown): unknown[] {
  const cause = typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error
  if (typeof cause !== 'object' || cause === null) return []
  return ['errno' in cause && cause.errno, 'code' in cause && cause.code]
}

export const isUniqueViolation = (error: unknown) => codes(error).some((code) => UNIQUE.has(code))
export const isConcurrencyError = (error: unknown) => codes(error).some((code) => CONCURRENT.has(code))
export const isDatabaseDown = (error: unknown) => codes(error).some((code) => UNREACHABLE.has(code))
