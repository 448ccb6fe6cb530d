import type { NextFunction, Request, Response } from 'express'

/**
 * Begins one request in a turn of the event loop, in the order in which they came, unless its client is gone by then. Node
 * accepts one connection a turn, so nobody else comes in while each turn answers what all busy connections ask
 * (docs/decisions/one-request-begins-in-a-turn.md).
 */
export function oneATurn(): (request: Request, response: Response, next: NextFunction) => void {
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
