import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../testing/api.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const statuses = async () => [(await api.get('/health/live')).status, (await api.get('/health/ready')).status]

it('is ready when its database is reachable and migrated', async () => {
  expect(await statuses()).toEqual([200, 200])
})

it('keeps an idle connection for longer than browsers and proxies do, so that no request is sent into a closing one', async () => {
  const { headers } = await api.get('/health/live')
  expect(headers.get('keep-alive')).toBe('timeout=75')
})

it('is live but not ready while a migration is missing, and logs no error', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error')
  const [last] = await api.dataSource.query('SELECT * FROM migracion ORDER BY id DESC LIMIT 1')
  await api.dataSource.query('DELETE FROM migracion WHERE id = ?', [last.id])
  expect(await statuses()).toEqual([200, 503])
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
  await api.dataSource.query('INSERT INTO migracion (id, timestamp, name) VALUES (?, ?, ?)', [
    last.id,
    last.timestamp,
    last.name,
  ])
  expect(await statuses()).toEqual([200, 200])
})

it('is live but not ready while its database does not answer', async () => {
  await api.dataSource.destroy()
  expect(await statuses()).toEqual([200, 503])
  await api.dataSource.initialize()
  expect(await statuses()).toEqual([200, 200])
})
