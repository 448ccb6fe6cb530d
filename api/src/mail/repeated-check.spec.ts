import { Logger } from '@nestjs/common'
import { RepeatedCheck } from './repeated-check.js'

afterEach(() => jest.restoreAllMocks())

it('a run waits for the one before, also if that fails, and stopping waits for all', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation()
  const steps: string[] = []
  const failure = new Error('the database is gone')
  const check = new RepeatedCheck(async () => {
    steps.push('begin')
    await Promise.resolve()
    steps.push('end')
    if (steps.length === 2) throw failure
  })
  check.run()
  check.run()
  await check.stop()
  expect(steps).toEqual(['begin', 'end', 'begin', 'end'])
  expect(logged.mock.calls).toEqual([[failure]])
})

it('a check is repeated at its interval until it is stopped', async () => {
  jest.useFakeTimers()
  try {
    const run = jest.fn(async () => undefined)
    const check = new RepeatedCheck(run)
    check.start(1000)
    await jest.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(2)
    await check.stop()
    await jest.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(2)
  } finally {
    jest.useRealTimers()
  }
})
