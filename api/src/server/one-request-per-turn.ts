import type { NextFunction, Request, Response } from 'express'

/**
 * Starts one request per turn of the event loop, in order of arrival, and skips requests whose client has disconnected. Node
 * accepts one connection a turn, so new clients would wait while each turn served all requests of the busy connections
 * (docs/decisions/timeouts-and-resource-limits.md#one-request-per-event-loop-turn).
 */
export function oneRequestPerTurn(): (request: Request, response: Response, next: NextFunction) => void {
  const waiting: (() => void)[] = []
  const begin = () => {
    const first = waiting.shift()
    if (waiting.length > 0) setImmediate(begin)
    first?.()
  }
  return (_, response, next) => {
    const isFirst = waiting.length === 0
    waiting.push(() => {
      if (!response.closed) next()
    })
    if (isFirst) setImmediate(begin)
  }
}
