// Classifies errors of database drivers and files. mysql2 reports numbers; libsql and Node report names
// (https://dev.mysql.com/doc/mysql-errors/8.4/en/server-error-reference.html, https://sqlite.org/rescode.html).

const UNIQUE = new Set<unknown>([1062, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
/**
 * MySQL: deadlock, record changed since the last read, table altered since the transaction began. SQLite: the file changed
 * since the transaction's first read.
 */
const CONFLICT = new Set<unknown>([1213, 1020, 1412, 'SQLITE_BUSY_SNAPSHOT'])
/** Another transaction, or in SQLite another program, held a lock for longer than the timeout. */
const LOCKED = new Set<unknown>([1205, 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_TIMEOUT', 'SQLITE_LOCKED'])
/** MySQL: disk full, table full. */
const FULL = new Set<unknown>([1021, 1114, 'SQLITE_FULL', 'ENOSPC', 'EDQUOT'])
/** The connection broke during a statement. */
const LOST = new Set<unknown>(['ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST', 'ER_SERVER_SHUTDOWN'])
/** The server takes no writes, for example because it is no longer the primary of its group. It has stored nothing. */
const READ_ONLY = new Set<unknown>(['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE'])
/** The database is unreachable, refuses connections or writes, or cancelled a statement. */
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
  // MySQL Router does not reach the server. mysql2 has no name for this number.
  2003,
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  ...READ_ONLY,
  // The MySQL server is leaving its replication group or has not joined it yet. The other servers may have committed the
  // transaction, so the transaction is not retried.
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  'ER_ERROR_DURING_COMMIT',
  'ER_RUN_HOOK_ERROR',
  'ER_UNKNOWN_COM_ERROR',
  'ER_OUTOFMEMORY',
  'ER_QUERY_INTERRUPTED',
  'ER_QUERY_TIMEOUT',
  'SQLITE_INTERRUPT',
  'SQLITE_NOMEM',
  'FILE_REPLACED',
])
/** SQLite's file is missing, unreadable or read-only. These codes have variants, such as `SQLITE_IOERR_WRITE`. */
const FILE_TROUBLE = /^SQLITE_(CANTOPEN|IOERR|READONLY)/

/** Returns the number and the name of a driver error, also from inside TypeORM's `QueryFailedError`. */
function codes(error: unknown): unknown[] {
  const cause = typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error
  if (typeof cause !== 'object' || cause === null) return []
  return ['errno' in cause && cause.errno, 'code' in cause && cause.code]
}

const isOneOf = (known: Set<unknown>) => (error: unknown) => codes(error).some((code) => known.has(code))

// Each of these functions returns whether an error of a driver or a file has a code of its set.
export const isUniqueViolation = isOneOf(UNIQUE)
export const isConflict = isOneOf(CONFLICT)
export const isLocked = isOneOf(LOCKED)
export const isConnectionLost = isOneOf(LOST)
export const isReadOnly = isOneOf(READ_ONLY)
export const isStorageFull = isOneOf(FULL)
const isUnreachable = isOneOf(UNREACHABLE)

/** Whether the SQLite connection that threw the error may have become unusable. */
export const isFileTrouble = (error: unknown) =>
  codes(error).some((code) => typeof code === 'string' && FILE_TROUBLE.test(code))

/** Whether the database is unavailable: the server does not answer, or the SQLite file cannot be used. */
export const isDatabaseDown = (error: unknown) => isUnreachable(error) || isFileTrouble(error)
