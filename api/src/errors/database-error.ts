// Maps errors of the drivers and of files to the catalogue. mysql2 reports numbers, libsql and Node names
// (https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html, https://sqlite.org/rescode.html).

const UNIQUE = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
/** MySQL: deadlock, record changed since last read. SQLite: the file changed since the transaction's first read. */
const CONFLICT = new Set<unknown>([1213, 1020, 'SQLITE_BUSY_SNAPSHOT'])
/** Locked by another transaction, or in SQLite by another program, for longer than we wait. */
const LOCKED = new Set<unknown>([1205, 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_TIMEOUT', 'SQLITE_LOCKED'])
/** MySQL: disk full, table full. */
const FULL = new Set<unknown>([1021, 1114, 'SQLITE_FULL', 'ENOSPC', 'EDQUOT'])
/** The server or the way to it went away in the middle of a statement. */
const LOST = new Set<unknown>(['ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST', 'ER_SERVER_SHUTDOWN'])
/** The database cannot be reached, takes no more connections or no writes, or gave a statement up for now. */
const UNREACHABLE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  // Of a server that leaves its group of servers, or is not in it yet. The others may have the transaction already, so
  // that it is not tried again.
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_ERROR_DURING_COMMIT',
  'ER_RUN_HOOK_ERROR',
  'ER_UNKNOWN_COM_ERROR',
  'NO_PRIMARY',
  'ER_OUTOFMEMORY',
  'ER_QUERY_INTERRUPTED',
  'ER_QUERY_TIMEOUT',
  'SQLITE_INTERRUPT',
  'SQLITE_NOMEM',
  'FILE_REPLACED',
])
/** SQLite's file is away, unreadable or read-only. These codes have variants, such as `SQLITE_IOERR_WRITE`. */
const FILE_TROUBLE = /^SQLITE_(CANTOPEN|IOERR|READONLY)/

function codes(error: unknown): unknown[] {
  const cause = typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error
  if (typeof cause !== 'object' || cause === null) return []
  return ['errno' in cause && cause.errno, 'code' in cause && cause.code]
}

const isOneOf = (known: Set<unknown>) => (error: unknown) => codes(error).some((code) => known.has(code))

export const isUniqueViolation = isOneOf(UNIQUE)
export const isConflict = isOneOf(CONFLICT)
export const isLocked = isOneOf(LOCKED)
export const isConnectionLost = isOneOf(LOST)
export const isStorageFull = isOneOf(FULL)
const isUnreachable = isOneOf(UNREACHABLE)

/** Whether the SQLite connection that threw it may be unusable from now on. */
export const isFileTrouble = (error: unknown) =>
  codes(error).some((code) => typeof code === 'string' && FILE_TROUBLE.test(code))

export const isDatabaseDown = (error: unknown) => isUnreachable(error) || isFileTrouble(error)
