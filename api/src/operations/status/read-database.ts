import type { StatusDatabase } from '@fichero/contract/status.schema'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'

const readVersion = rowsOf(z.object({ version: z.string() }))
const readSize = rowsOf(z.object({ bytes: computed }))

const SQLITE = {
  version: 'SELECT sqlite_version() AS version',
  size: 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
}

const MYSQL = {
  version: 'SELECT VERSION() AS version',
  size: 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
}

/** Reads engine, version, size and response time of the database. */
export async function readDatabase(dataSource: DataSource): Promise<StatusDatabase> {
  const motor = dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'
  const queries = motor === 'mysql' ? MYSQL : SQLITE
  const begin = performance.now()
  const [server] = await readVersion(dataSource, queries.version)
  const ms = Math.round(performance.now() - begin)
  const [size] = await readSize(dataSource, queries.size)
  return { motor, version: server?.version ?? '', ms, tamano: size?.bytes ?? 0 }
}
