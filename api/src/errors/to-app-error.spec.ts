import { toAppError } from './to-app-error.js'

it.each([
  [{ errno: 1062 }, 409, 'conflict'],
  [{ errno: 1213 }, 409, 'conflict'],
  [{ code: 'SQLITE_BUSY_SNAPSHOT' }, 409, 'conflict'],
  [{ errno: 1205 }, 503, 'data_in_use'],
  [{ code: 'SQLITE_BUSY' }, 503, 'data_in_use'],
  [{ errno: 1114 }, 507, 'storage_full'],
  [{ code: 'SQLITE_FULL' }, 507, 'storage_full'],
  [{ code: 'ENOSPC' }, 507, 'storage_full'],
  [{ code: 'SQLITE_CANTOPEN' }, 503, 'unavailable'],
  [{ code: 'SQLITE_IOERR_WRITE' }, 503, 'unavailable'],
  [{ code: 'ETIMEDOUT' }, 503, 'unavailable'],
  [{ code: 'ER_OPTION_PREVENTS_STATEMENT' }, 503, 'unavailable'],
  [{ code: 'ER_QUERY_TIMEOUT' }, 503, 'unavailable'],
  [{ code: 'SQLITE_NOMEM' }, 503, 'unavailable'],
  [{ code: 'SQLITE_CORRUPT' }, 500, 'internal'],
])('a driver’s %j becomes %d %s', (driverError, status, code) => {
  expect(toAppError(Object.assign(new Error('failed'), { driverError }))).toMatchObject({ status, code })
  expect(toAppError(driverError)).toMatchObject({ status, code })
})

it.each(['ER_LOCK_DEADLOCK', 'data'])('another code (%s) is our own mistake', (code) => {
  expect(toAppError({ code })).toMatchObject({ status: 500, code: 'internal' })
})

it('503 says when to try again, and no other status does', () => {
  expect(toAppError({ code: 'ECONNREFUSED' }).headers).toEqual({ 'retry-after': '60' })
  expect(toAppError({ errno: 1205 }).headers).toEqual({ 'retry-after': '60' })
  expect(toAppError({ code: 'ENOSPC' }).headers).toEqual({})
})
