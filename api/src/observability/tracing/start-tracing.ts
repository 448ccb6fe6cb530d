import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { isTracingSuppressed, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import { SUBSCRIBERS } from '../../database/subscribers.js'
import { LINE_FIELDS } from '../logging/log.js'
import { ReportingExporter } from './reporting-exporter.js'
import { StatementSpans } from './statement-spans.js'

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. Loaded only if that is set, and before the database is opened. The libraries
 * read the other `OTEL_` variables themselves: service name, sampler, headers.
 */
export function startTracing() {
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? 'fichero',
    'service.version': PRODUCT_VERSION,
  })
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new ReportingExporter(new OTLPTraceExporter()))],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  SUBSCRIBERS.push(StatementSpans)
  LINE_FIELDS.push(activeSpan)
  return provider
}

/**
 * Log fields that link a line to its trace, with OpenTelemetry's names for other log formats. A batch of spans may be sent in
 * the context of any request, but with tracing suppressed.
 */
function activeSpan(): object {
  const span = isTracingSuppressed(context.active()) ? undefined : trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
