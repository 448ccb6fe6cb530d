import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

// All that is measured, in one place. What a process tells is its own and can be added up; `max` marks what all of them
// read in the same database. Labels are words of ours, never what somebody sent.

export const registry = new Registry()
const registers = [registry]

collectDefaultMetrics({ register: registry })

export const requests = new Histogram({
  name: 'fichero_http_request_duration_seconds',
  help: 'Requests that were answered. A request that no route of the API takes has the route "other".',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
})

export const aborted = new Counter({
  name: 'fichero_http_requests_aborted_total',
  help: 'Requests that ended before they were answered.',
  registers,
})

export const imports = new Counter({
  name: 'fichero_imports_total',
  help: 'Spreadsheets that were sent, by kind. The result is "read", or the code of the refusal; then the kinds that would have done.',
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

const sum = (name: string, help: string) => new Gauge({ name, help, registers })
const max = (name: string, help: string) => new Gauge({ name, help, registers, aggregator: 'max' })

/** Those that are asked for when somebody reads the metrics. */
export const gauges = {
  filesRunning: sum('fichero_files_running', 'Uploaded files that are received, or have their turn.'),
  filesWaiting: sum('fichero_files_waiting', 'Uploaded files that wait for their turn.'),
  connections: sum('fichero_database_connections', 'Connections to the database that are open.'),
  connectionsUsed: sum('fichero_database_connections_used', 'Connections to the database that are in use.'),
  databaseWaiting: sum('fichero_database_waiting', 'Work that waits for a connection or for its turn to write.'),
  databaseUp: max('fichero_database_up', '1 if the database answered just now, else 0.'),
  mailWaiting: max('fichero_mail_waiting', 'Messages that could not be sent yet.'),
  mailOldest: max('fichero_mail_oldest_seconds', 'How long the oldest message waits.'),
  nodes: max('fichero_nodes', 'Nodes that give signs.'),
  nodesWithoutRedis: max(
    'fichero_nodes_without_redis',
    'Nodes that give signs and count failed attempts by themselves.',
  ),
  diskFree: max('fichero_disk_free_bytes', 'Free space of DATA_DIR.'),
  lastBackup: max(
    'fichero_last_backup_timestamp_seconds',
    'When the last backup was finished; absent where none is known.',
  ),
}
