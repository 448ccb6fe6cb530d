/** The code by which Node, mysql2 and libsql name an error (`EADDRINUSE`, `ER_BAD_DB_ERROR`), or nothing. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}
