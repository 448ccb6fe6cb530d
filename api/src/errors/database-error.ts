// Maps driver errors to the catalogue. mysql2 reports numbers, libsql names.

const UNIQUE = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
/**
 * MySQL: deadlock, lock wait timeout, record changed since last read
 * (https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html). SQLite: file locked by another process.
 */
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
