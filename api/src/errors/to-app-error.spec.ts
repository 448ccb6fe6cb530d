import { toAppError } from './to-app-error.js'

it.each([
  ['a duplicate key of MySQL becomes a conflict (409)', { errno: 1062 }, 409, 'conflict'],
  ['a deadlock of MySQL becomes a conflict (409)', { errno: 1213 }, 409, 'conflict'],
  // Occurs if a migration of another node changes a table during the transaction.
  ['a changed table definition of MySQL becomes a conflict (409)', { errno: 1412 }, 409, 'conflict'],
  ['a stale snapshot of SQLite becomes a conflict (409)', { code: 'SQLITE_BUSY_SNAPSHOT' }, 409, 'conflict'],
  ['a lock wait timeout of MySQL becomes "data in use" (503)', { errno: 1205 }, 503, 'data_in_use'],
  ['a busy SQLite becomes "data in use" (503)', { code: 'SQLITE_BUSY' }, 503, 'data_in_use'],
  ['a full table of MySQL becomes "storage full" (507)', { errno: 1114 }, 507, 'storage_full'],
  ['a full SQLite becomes "storage full" (507)', { code: 'SQLITE_FULL' }, 507, 'storage_full'],
  ['a full disk becomes "storage full" (507)', { code: 'ENOSPC' }, 507, 'storage_full'],
  ['a SQLite file that cannot be opened becomes "unavailable" (503)', { code: 'SQLITE_CANTOPEN' }, 503, 'unavailable'],
  ['a write error of SQLite becomes "unavailable" (503)', { code: 'SQLITE_IOERR_WRITE' }, 503, 'unavailable'],
  ['a network timeout becomes "unavailable" (503)', { code: 'ETIMEDOUT' }, 503, 'unavailable'],
  ['a read-only MySQL becomes "unavailable" (503)', { code: 'ER_OPTION_PREVENTS_STATEMENT' }, 503, 'unavailable'],
  ['a MySQL Router that does not reach its server becomes "unavailable" (503)', { errno: 2003 }, 503, 'unavailable'],
  ['a query timeout of MySQL becomes "unavailable" (503)', { code: 'ER_QUERY_TIMEOUT' }, 503, 'unavailable'],
  ['a SQLite out of memory becomes "unavailable" (503)', { code: 'SQLITE_NOMEM' }, 503, 'unavailable'],
  ['a corrupt SQLite becomes an internal error (500)', { code: 'SQLITE_CORRUPT' }, 500, 'internal'],
])('%s', (_, driverError, status, code) => {
  expect(toAppError(Object.assign(new Error('failed'), { driverError }))).toMatchObject({ status, code })
  expect(toAppError(driverError)).toMatchObject({ status, code })
})

it.each(['ER_LOCK_DEADLOCK', 'data'])('an unknown code (%s) becomes an internal error', (code) => {
  expect(toAppError({ code })).toMatchObject({ status: 500, code: 'internal' })
})

it('only 503 has a Retry-After header', () => {
  expect(toAppError({ code: 'ECONNREFUSED' }).headers).toEqual({ 'retry-after': '60' })
  expect(toAppError({ errno: 1205 }).headers).toEqual({ 'retry-after': '60' })
  expect(toAppError({ code: 'ENOSPC' }).headers).toEqual({})
})
