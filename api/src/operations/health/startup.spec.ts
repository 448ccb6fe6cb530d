import type { Request, Response } from 'express'
import { Startup } from './startup.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Sends a request to a starting node. */
function ask(startup: Startup, method: string) {
  const next = jest.fn()
  const response = { locals: {} } as Response
  const status = jest.fn((_: number) => response)
  Object.assign(response, { status, set: () => response, type: () => response, send: () => response })
  startup.use({ method, path: '/fichas' } as Request, response, next)
  return { next, status }
}

it('a write waits until the start is complete, because proxies do not retry writes on another node', () => {
  const startup = new Startup()
  startup.finished = false
  const { next, status } = ask(startup, 'POST')
  jest.advanceTimersByTime(4000)
  startup.finished = true
  jest.advanceTimersByTime(10_000)
  expect([next.mock.calls.length, status.mock.calls]).toEqual([1, []])
})

it.each([
  ['GET', 0],
  ['POST', 5000],
])('during the start, %s is answered with 503 after %d ms', (method, wait) => {
  const startup = new Startup()
  startup.finished = false
  const { next, status } = ask(startup, method)
  jest.advanceTimersByTime(wait)
  expect([next.mock.calls.length, status.mock.calls]).toEqual([0, [[503]]])
})
