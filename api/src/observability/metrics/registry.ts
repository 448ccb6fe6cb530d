import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { productCommit } from '../../config/product-commit.js'
import { PRODUCT_VERSION } from '../../config/product-version.js'

// All metrics. Most describe one process and can be summed; `max` marks values that all processes read from the same
// database. Label values come from the code, never from a request.

export const registry = new Registry()
const registers = [registry]

collectDefaultMetrics({ register: registry })

new Gauge({
  name: 'fichero_build_info',
  help: 'Always 1. The labels say what this process runs.',
  labelNames: ['version', 'commit', 'node'] as const,
  registers,
  aggregator: 'first',
  collect() {
    this.set({ version: PRODUCT_VERSION, commit: productCommit(), node: process.version }, 1)
  },
})

/** Duration of each answered request, in seconds. */
export const requests = new Histogram({
  name: 'fichero_http_request_duration_seconds',
  help: 'Requests that were answered. A request that no route of the API takes has the route "other".',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

/** Requests whose connection closed before the answer. */
export const aborted = new Counter({
  name: 'fichero_http_requests_aborted_total',
  help: 'Requests that ended before they were answered.',
  registers,
})

export const imports = new Counter({
  name: 'fichero_imports_total',
  help: 'Uploaded spreadsheets. The result is "read" or an error code. For errors, kind has the kinds that the request takes.',
  labelNames: ['kind', 'result'] as const,
  registers,
})

export const failedSignIns = new Counter({
  name: 'fichero_sign_ins_failed_total',
  help: 'Sign-ins that were refused, by reason.',
  labelNames: ['reason'] as const,
  registers,
})

export const remoteFailures = new Counter({
  name: 'fichero_remote_failures_total',
  help: 'Failures of modules that browsers reported, of releases that exist.',
  labelNames: ['remote', 'release', 'reason'] as const,
  registers,
})

/** A gauge of this process, which can be summed over processes. */
const sum = (name: string, help: string) => new Gauge({ name, help, registers })
/** A gauge that all processes read from the same database. */
const max = (name: string, help: string) => new Gauge({ name, help, registers, aggregator: 'max' })

/** Gauges that are collected when the metrics are read. */
export const gauges = {
  filesRunning: sum('fichero_files_running', 'Uploaded files that are being received or processed.'),
  filesWaiting: sum('fichero_files_waiting', 'Uploaded files that wait to be processed.'),
  connections: sum('fichero_database_connections', 'Connections to the database that are open.'),
  connectionsUsed: sum('fichero_database_connections_used', 'Connections to the database that are in use.'),
  databaseWaiting: sum('fichero_database_waiting', 'Operations that wait for a connection or in the queue of writers.'),
  databaseUp: max('fichero_database_up', '1 if the database answered just now, else 0.'),
  mailWaiting: max('fichero_mail_waiting', 'Messages that could not be sent yet.'),
  mailOldest: max('fichero_mail_oldest_seconds', 'How long the oldest message waits.'),
  nodes: max('fichero_nodes', 'Nodes that send heartbeats.'),
  nodesWithoutRedis: max(
    'fichero_nodes_without_redis',
    'Nodes that send heartbeats and do not count failed attempts in Redis.',
  ),
  redisUp: new Gauge({
    name: 'fichero_redis_up',
    help: '1 if this node counts failed attempts in Redis, else 0; absent without REDIS_URL.',
    registers,
    aggregator: 'min',
  }),
  tracesUp: new Gauge({
    name: 'fichero_traces_up',
    help: '1 if the OpenTelemetry collector took the last traces of this node, else 0; absent without traces.',
    registers,
    aggregator: 'min',
  }),
  diskFree: max('fichero_disk_free_bytes', 'Free space of DATA_DIR.'),
  lastBackup: max(
    'fichero_last_backup_timestamp_seconds',
    'When the last backup was finished; absent where none is known.',
  ),
}
