import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { ConfigError } from '../config/config-error.js'
import { rowsOf } from './rows.js'

/** Runs pending migrations. Call it within `exclusively`. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await refuseForeignMigrations(dataSource)
  // MySQL commits implicitly at every CREATE TABLE, so a transaction could not be rolled back there
  // (https://dev.mysql.com/doc/refman/8.4/en/implicit-commit.html).
  await dataSource.runMigrations({ transaction: dataSource.options.type === 'better-sqlite3' ? 'all' : 'none' })
}

const readNames = rowsOf(z.object({ name: z.string() }))

/** Refuses a database with migrations unknown here: from a newer version, or from before the first release. */
async function refuseForeignMigrations(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner()
  const hasRun = await runner.hasTable('migracion').finally(() => runner.release())
  if (!hasRun) return
  const known = new Set(dataSource.migrations.map(({ name }) => name))
  const foreign = (await readNames(dataSource, 'SELECT name FROM migracion')).find(({ name }) => !known.has(name))
  if (!foreign) return
  const why = `la base de datos es de otra versión de Fichero (migración «${foreign.name}»)`
  throw dataSource.options.type === 'better-sqlite3'
    ? new ConfigError('DATA_DIR', `${why}. Mueva esa carpeta a otro lugar y Fichero creará una base de datos nueva.`)
    : new ConfigError('DATABASE_URL', `${why}. Indique una base de datos vacía.`)
}
