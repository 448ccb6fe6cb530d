import { Logger } from '@nestjs/common'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { errorCode } from '../../errors/error-code.js'
import { collector } from './collector.js'

/** Logs once when the collector fails and once when it works again, not for every batch: a batch is sent every few seconds. */
export class ReportingExporter implements SpanExporter {
  private readonly logger = new Logger('Traces')

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.report(result)
      done(result)
    })
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown()
  }

  private report({ code, error }: ExportResult): void {
    const isUp = code === ExportResultCode.SUCCESS
    if (!isUp && collector.isUp !== false)
      this.logger.warn({
        code: errorCode(error),
        reason: error?.message,
        msg: 'The collector of OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces. Traces are lost until it does.',
      })
    if (isUp && collector.isUp === false) this.logger.warn('The collector accepts traces again')
    collector.isUp = isUp
  }
}
