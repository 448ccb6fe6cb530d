import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { NextFunction, Request, Response } from 'express'

/**
 * Creates a span for each request, with the route's pattern, because URLs contain document numbers. Continues the trace of a
 * trusted proxy.
 */
export function requestSpans(request: Request, response: Response, next: NextFunction): void {
  const { method, headers } = request
  const parent = request.ips.length > 0 ? propagation.extract(context.active(), headers) : context.active()
  const span = trace.getTracer('fichero').startSpan(method, { kind: SpanKind.SERVER }, parent)
  response.once('close', () => {
    const route: unknown = request.route?.path
    const isApiRoute = typeof route === 'string' && route.startsWith('/api/')
    if (isApiRoute) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
    span.setAttributes({ 'http.request.method': method, 'http.response.status_code': response.statusCode })
    if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(parent, span), next)
}
