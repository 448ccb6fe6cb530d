import type { DataSource } from 'typeorm'
import { ConfigError } from '../config/config-error.js'
import type { DatabaseTarget, MysqlTarget } from '../config/database-target.js'
import { isLocked } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'
import { createDataSource, type Entities } from './data-source.js'
import type { Limits } from './limits.js'
import type { WritableDataSource } from './writable-data-source.js'

/**
 * Opens the database.
 * @throws ConfigError with a readable reason if it cannot be opened.
 */
export async function connect(
  target: DatabaseTarget,
  entities: Entities,
  limits?: Limits,
): Promise<WritableDataSource> {
  const dataSource = createDataSource(target, entities, limits)
  await open(dataSource, target)
  return dataSource
}

/** Opens the database like `connect`, with an existing data source. */
export async function open(dataSource: WritableDataSource, target: DatabaseTarget): Promise<void> {
  try {
    await dataSource.initialize()
  } catch (error) {
    throw target.engine === 'mysql' ? mysqlError(target, error) : fileError(target.file, error)
  }
}

/** The database is temporarily unavailable; a retry may succeed. */
export class DatabaseUnavailable extends ConfigError {}

/** Error codes of a server that rejects `sessionSettings`, the first statement on a connection. */
const REFUSED = new Set(['ER_UNKNOWN_SYSTEM_VARIABLE', 'ER_WRONG_VALUE_FOR_VAR', 'ER_UNKNOWN_COLLATION'])

function mysqlError(target: MysqlTarget, error: unknown): Error {
  const code = errorCode(error)
  const { host, pathname, username } = new URL(target.url)
  const base = decodeURIComponent(pathname.slice(1))
  const user = decodeURIComponent(username)
  if (code === 'ER_BAD_DB_ERROR')
    return new ConfigError('DATABASE_URL', `la base de datos «${base}» no existe en ${host}; créela primero.`)
  if (code === 'ER_ACCESS_DENIED_ERROR')
    return new ConfigError('DATABASE_URL', `${host} no acepta el usuario «${user}» o su contraseña.`)
  if (code === 'ER_DBACCESS_DENIED_ERROR')
    return new ConfigError('DATABASE_URL', `el usuario «${user}» no tiene acceso a la base de datos «${base}».`)
  if (code && REFUSED.has(code))
    return new ConfigError(
      'DATABASE_URL',
      `el servidor ${host} no acepta los ajustes de la conexión (${causeOf(error)}). Fichero necesita MySQL 8 o posterior, o MariaDB 10.11.`,
    )
  if (code?.startsWith('HANDSHAKE'))
    return new ConfigError('DATABASE_URL', `no se pudo establecer la conexión cifrada con ${host} (${causeOf(error)}).`)
  return new DatabaseUnavailable('DATABASE_URL', `no se pudo llegar al servidor ${host} (${code ?? 'sin respuesta'}).`)
}

function fileError(file: string, error: unknown): Error {
  if (isLocked(error))
    return new DatabaseUnavailable('DATA_DIR', `otro programa tiene ocupada la base de datos «${file}».`)
  return new ConfigError('DATA_DIR', `no se puede abrir la base de datos «${file}» (${causeOf(error)}).`)
}

const causeOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Whether a database has Fichero's tables, of any version. */
export async function hasTables(dataSource: DataSource): Promise<boolean> {
  const runner = dataSource.createQueryRunner()
  return runner.hasTable('migracion').finally(() => runner.release())
}
