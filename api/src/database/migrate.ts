import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { refuseOtherPrograms } from './refuse-other-programs.js'
import { rowsOf } from './rows.js'
import { useUtf8mb4 } from './use-utf8mb4.js'

/** Writes a line for the operator. */
type Say = (line: string) => void

/**
 * Migrates the schema to this version, and reports the upgrade of an existing schema with `say`. Call it within `withAdvisoryLock`.
 * @throws ConfigError if a later version or another program made the database, which then remains unchanged
 */
export async function migrate(dataSource: DataSource, say: Say = () => undefined): Promise<void> {
  const done = await doneMigrations(dataSource)
  refuseOtherPrograms(dataSource, done)
  if (dataSource.options.type === 'mysql') await useUtf8mb4(dataSource, say)
  const from = numberOf(done.at(-1))
  const to = numberOf(dataSource.migrations.at(-1)?.name)
  const isUpgrade = from > 0 && from < to
  const range = `de la migración ${from} a la ${to}`
  if (isUpgrade) say(`Fichero ${PRODUCT_VERSION} actualiza la base de datos ${range}. ${HOW_TO_REVERT}`)
  const begin = performance.now()
  // MySQL commits implicitly at every CREATE TABLE, so a transaction could not be rolled back there
  // (https://dev.mysql.com/doc/refman/8.4/en/implicit-commit.html).
  await dataSource.runMigrations({ transaction: dataSource.options.type === 'better-sqlite3' ? 'all' : 'none' })
  // Rows that earlier versions removed may still be in free pages of the file.
  if (isUpgrade && dataSource.options.type === 'better-sqlite3') await dataSource.query('VACUUM')
  if (isUpgrade) say(`Base de datos actualizada ${range} en ${secondsSince(begin)} s.`)
}

const HOW_TO_REVERT = 'Para volver a la versión anterior hace falta la copia de seguridad hecha antes.'

const readNames = rowsOf(z.object({ name: z.string() }))

/** Returns the names of the executed migrations in their order; none for an empty database. */
async function doneMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner()
  const hasRun = await runner.hasTable('migracion').finally(() => runner.release())
  if (!hasRun) return []
  return (await readNames(dataSource, 'SELECT name FROM migracion ORDER BY timestamp')).map(({ name }) => name)
}

/** The number of the migration's file: the last three digits of its name. */
const numberOf = (name?: string) => Number(name?.slice(-3) ?? 0)

const secondsSince = (begin: number) =>
  ((performance.now() - begin) / 1000).toLocaleString('es', { maximumFractionDigits: 1 })
