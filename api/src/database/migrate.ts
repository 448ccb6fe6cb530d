import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { refuseOtherPrograms } from './refuse-other-programs.js'
import { rowsOf } from './rows.js'
import { useUtf8mb4 } from './use-utf8mb4.js'

type Say = (line: string) => void

/**
 * Brings the schema to what this version needs, and tells the operator where there was one before. Call it within
 * `exclusively`.
 * @throws ConfigError if another version or another program made the database; nothing is changed then
 */
export async function migrate(dataSource: DataSource, say: Say = () => undefined): Promise<void> {
  const done = await doneMigrations(dataSource)
  refuseOtherPrograms(dataSource, done)
  if (dataSource.options.type === 'mysql') await useUtf8mb4(dataSource, say)
  const from = numberOf(done.at(-1))
  const to = numberOf(dataSource.migrations.at(-1)?.name)
  const isUpgrade = from > 0 && from < to
  const way = `de la migración ${from} a la ${to}`
  if (isUpgrade) say(`Fichero ${PRODUCT_VERSION} actualiza la base de datos ${way}. ${WAY_BACK}`)
  const begin = performance.now()
  // MySQL commits implicitly at every CREATE TABLE, so a transaction could not be rolled back there
  // (https://dev.mysql.com/doc/refman/8.4/en/implicit-commit.html).
  await dataSource.runMigrations({ transaction: dataSource.options.type === 'better-sqlite3' ? 'all' : 'none' })
  if (isUpgrade) say(`Base de datos actualizada ${way} en ${secondsSince(begin)} s.`)
}

const WAY_BACK = 'Para volver a la versión anterior hace falta la copia de seguridad hecha antes.'

const readNames = rowsOf(z.object({ name: z.string() }))

/** In order; none in an empty database. */
async function doneMigrations(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner()
  const hasRun = await runner.hasTable('migracion').finally(() => runner.release())
  if (!hasRun) return []
  return (await readNames(dataSource, 'SELECT name FROM migracion ORDER BY timestamp')).map(({ name }) => name)
}

/** The number of the migration's file; names end with it, counted from a time that no clock shows. */
const numberOf = (name?: string) => Number(name?.slice(-3) ?? 0)

const secondsSince = (begin: number) =>
  ((performance.now() - begin) / 1000).toLocaleString('es', { maximumFractionDigits: 1 })
