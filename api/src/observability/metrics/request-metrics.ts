import type { NextFunction, Request, Response } from 'express'
import { aborted, requests } from './registry.js'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures requests by the route's pattern, because URLs contain document numbers and can be invented by anyone. */
export function requestMetrics(request: Request, response: Response, next: NextFunction): void {
  const start = performance.now()
  response.once('close', () => {
    if (!response.writableFinished) return aborted.inc()
    const method = METHODS.has(request.method) ? request.method : 'other'
    const pattern: unknown = request.route?.path
    // Requests that no controller handles have a pattern of Nest too, which does not begin with `/api/`.
    const route = typeof pattern === 'string' && pattern.startsWith('/api/') ? pattern : 'other'
    requests.observe({ method, route, status: response.statusCode }, (performance.now() - start) / 1000)
  })
  next()
}
