import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { NextFunction, Response } from 'express'
import type { RequestWithActor } from '../../access/current-user.decorator.js'
import type { DatabaseOutage } from './database-outage.js'
import type { Log } from './log.js'

/** Response header with the id of the request in the log. */
const REQUEST_ID = 'X-Request-Id'

/** Returns the id of the request in the log. */
export const requestIdOf = (response: Response) => String(response.getHeader(REQUEST_ID))

/** A request id that is accepted from a proxy. */
const PROXY_ID = /^[\w.-]{8,64}$/

/** Returns the request id that a trusted proxy sent, so that both logs have the same id; otherwise a new id. */
function idOf(request: RequestWithActor): string {
  const proxyId = request.headers['x-request-id']
  return request.ips.length > 0 && typeof proxyId === 'string' && PROXY_ID.test(proxyId) ? proxyId : randomUUID()
}

/**
 * Logs one line for each request, with the pattern of the route, because URLs contain document numbers. For an answered request
 * with a session the user's row was read, so a database outage is over.
 */
export const requestLog =
  (log: Log, outage: DatabaseOutage) => (request: RequestWithActor, response: Response, next: NextFunction) => {
    const start = performance.now()
    const id = idOf(request)
    response.setHeader(REQUEST_ID, id)
    // The event runs in the context of the connection, but the line needs the request's context, which has the span.
    const onClose = AsyncResource.bind(() => {
      const isAnswered = response.writableFinished
      if (isAnswered && request.actor && response.statusCode < 500) outage.end()
      const route: unknown = request.route?.path
      log[route ? 'info' : 'debug']({
        request: id,
        method: request.method,
        route,
        ...(isAnswered ? { status: response.statusCode } : { aborted: true }),
        // Set by the filter of errors; undefined otherwise, and then not part of the line.
        code: response.locals.errorCode,
        ms: Math.round(performance.now() - start),
      })
    })
    response.once('close', onClose)
    next()
  }
