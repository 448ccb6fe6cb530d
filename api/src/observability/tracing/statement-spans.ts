import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import {
  type AfterQueryEvent,
  type BeforeQueryEvent,
  type DataSource,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
} from 'typeorm'

const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+)/i

/**
 * Creates a span for each SQL statement that a request runs. The span has the verb and a known table, never the text, which
 * contains the values on MySQL.
 */
@EventSubscriber()
export class StatementSpans implements EntitySubscriberInterface {
  private readonly tracer = trace.getTracer('fichero')
  /** The open spans of each connection, which runs its statements in order. */
  private readonly running = new WeakMap<QueryRunner, (Span | undefined)[]>()
  private readonly tables = new WeakMap<DataSource, Set<string>>()

  beforeQuery({ dataSource, queryRunner, query }: BeforeQueryEvent): void {
    const queue = this.running.get(queryRunner) ?? []
    this.running.set(queryRunner, queue)
    queue.push(trace.getActiveSpan() && this.begin(dataSource, query))
  }

  afterQuery({ queryRunner, success }: AfterQueryEvent): void {
    const span = this.running.get(queryRunner)?.shift()
    if (!success) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }

  private begin(dataSource: DataSource, sql: string): Span {
    const verb = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
    const table = TABLE.exec(sql)?.[1]?.toLowerCase()
    const knownTable = table !== undefined && this.tablesOf(dataSource).has(table) ? table : undefined
    return this.tracer.startSpan([verb, knownTable].filter(Boolean).join(' '), {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite',
        'db.operation.name': verb,
        ...(knownTable && { 'db.collection.name': knownTable }),
      },
    })
  }

  private tablesOf(dataSource: DataSource): Set<string> {
    const known = this.tables.get(dataSource) ?? new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName))
    this.tables.set(dataSource, known)
    return known
  }
}
