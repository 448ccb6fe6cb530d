import type { StatusDatabase } from '@fichero/contract/status.schema'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import type { WritableDataSource } from '../../database/writable-data-source.js'

const readVersion = rowsOf(z.object({ version: z.string() }))
const readSize = rowsOf(z.object({ bytes: computed }))
const readGroup = rowsOf(z.object({ miembros: computed, en_linea: computed, atraso: computed }))

const SQLITE = {
  version: 'SELECT sqlite_version() AS version',
  size: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
}

const MYSQL = {
  version: 'SELECT VERSION() AS version',
  size: 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
}

/** Outside a group, the table has one row, OFFLINE, or none. A member that has been unreachable for long has no row. */
const GROUP = `
  SELECT COUNT(*) AS miembros, SUM(m.member_state = 'ONLINE') AS en_linea,
         MAX(COALESCE(s.count_transactions_remote_in_applier_queue, 0)) AS atraso
  FROM performance_schema.replication_group_members m
  LEFT JOIN performance_schema.replication_group_member_stats s ON s.member_id = m.member_id
  WHERE m.member_state <> 'OFFLINE'`

/** Reads engine, version, size, response time and group of the database. */
export async function readDatabase(dataSource: WritableDataSource): Promise<StatusDatabase> {
  const motor = dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'
  const queries = motor === 'mysql' ? MYSQL : SQLITE
  const begin = performance.now()
  const [server] = await readVersion(dataSource, queries.version)
  const ms = Math.round(performance.now() - begin)
  const [size] = await readSize(dataSource, queries.size)
  const grupo = motor === 'mysql' ? await groupOf(dataSource) : null
  return { motor, version: server?.version ?? '', ms, tamano: size?.bytes ?? 0, grupo }
}

/**
 * Reads the state of the group of servers; null for a single server. Needs SELECT on performance_schema. Without that
 * privilege, and in a Galera cluster, only the number of configured servers is known.
 */
async function groupOf(dataSource: WritableDataSource): Promise<StatusDatabase['grupo']> {
  const [group] = await readGroup(dataSource, GROUP).catch(() => [])
  const { named, online } = dataSource.load.servers ?? { named: 0, online: 0 }
  if (group && group.miembros > 0) return { ...group, miembros: Math.max(group.miembros, named) }
  return named > 0 ? { miembros: named, en_linea: online, atraso: null } : null
}
