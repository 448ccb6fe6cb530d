/** Returns the `code` of an error of Node, mysql2 or libsql (`EADDRINUSE`, `ER_BAD_DB_ERROR`); undefined without a code. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && error.code !== undefined
    ? String(error.code)
    : undefined
}
