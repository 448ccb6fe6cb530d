import type { Schema } from './schema-check'
import { schemaCheck } from './schema-check'

const issue = { message: 'required', path: ['nombre'] }
const refusing: Schema = { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [issue] }) } }

afterEach(() => jest.useRealTimers())

test('a late schema says what is wrong with which field, and is ready from then on', async () => {
  const { check, isReady } = schemaCheck(async () => refusing)
  expect(isReady()).toBe(false)
  expect(await check({ nombre: '' })).toEqual({ nombre: 'required' })
  expect(isReady()).toBe(true)
})

test('a schema that is lost finds nothing wrong, and is asked for again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(refusing)
  const { check } = schemaCheck(load)
  expect(await check({})).toEqual({})
  expect(await check({})).toEqual({ nombre: 'required' })
})

test('a schema still on its way after two seconds is not waited for', async () => {
  jest.useFakeTimers()
  const errors = schemaCheck(() => new Promise<typeof refusing>(() => undefined)).check({ nombre: '' })
  await jest.advanceTimersByTimeAsync(2000)
  expect(await errors).toEqual({})
})
