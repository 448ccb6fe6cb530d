import { randomUUID } from 'node:crypto'
import type { NextFunction, Response } from 'express'
import type { RequestWithActor } from '../access/current-user.decorator.js'
import type { DatabaseOutage } from './database-outage.js'
import type { Log } from './log.js'

/** The header of every answer with the id under which the log has the request. */
const REQUEST_ID = 'X-Request-Id'

export const requestIdOf = (response: Response) => String(response.getHeader(REQUEST_ID))

const PROXYS_ID = /^[\w.-]{8,64}$/

/** A trusted proxy has given the request an id already, which its own log has. */
function idOf(request: RequestWithActor): string {
  const given = request.headers['x-request-id']
  return request.ips.length > 0 && typeof given === 'string' && PROXYS_ID.test(given) ? given : randomUUID()
}

/**
 * One line for each request, with the route's pattern: addresses carry documents. A signed-in request that is answered
 * has read the user's row, so the database answers.
 */
export const requestLog =
  (log: Log, outage: DatabaseOutage) => (request: RequestWithActor, response: Response, next: NextFunction) => {
    const start = performance.now()
    const id = idOf(request)
    response.setHeader(REQUEST_ID, id)
    response.once('close', () => {
      const isAnswered = response.writableFinished
      if (isAnswered && request.actor && response.statusCode < 500) outage.end()
      const route: unknown = request.route?.path
      log[route ? 'info' : 'debug']({
        request: id,
        method: request.method,
        route,
        ...(isAnswered ? { status: response.statusCode } : { aborted: true }),
        ms: Math.round(performance.now() - start),
      })
    })
    next()
  }
