import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { WATCHERS } from '../database/watchers.js'
import { StatementSpans } from './statement-spans.js'

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. Loaded only where that is set, and before the database is opened. The
 * libraries read the other `OTEL_` variables themselves: service name, sampler, headers.
 */
export function startTracing() {
  const resource = resourceFromAttributes({
    'service.name': process.env.OTEL_SERVICE_NAME ?? 'fichero',
    'service.version': PRODUCT_VERSION,
  })
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  WATCHERS.push(StatementSpans)
  return provider
}
