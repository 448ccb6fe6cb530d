import type { Schema } from './schema-check'
import { schemaCheck } from './schema-check'

const issue = { message: 'required', path: ['nombre'] }
const rejectingSchema: Schema = { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [issue] }) } }

afterEach(() => jest.useRealTimers())

test('a lazy schema reports errors by field, and is ready afterwards', async () => {
  const { check, isReady } = schemaCheck(async () => rejectingSchema)
  expect(isReady()).toBe(false)
  expect(await check({ nombre: '' })).toEqual({ nombre: 'required' })
  expect(isReady()).toBe(true)
})

test('a schema that fails to load reports no errors, and is loaded again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(rejectingSchema)
  const { check } = schemaCheck(load)
  expect(await check({})).toEqual({})
  expect(await check({})).toEqual({ nombre: 'required' })
})

test('a schema that is still loading after two seconds is skipped', async () => {
  jest.useFakeTimers()
  const errors = schemaCheck(() => new Promise<typeof rejectingSchema>(() => undefined)).check({ nombre: '' })
  await jest.advanceTimersByTimeAsync(2000)
  expect(await errors).toEqual({})
})
