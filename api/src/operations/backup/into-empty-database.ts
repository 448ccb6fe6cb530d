import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { ConfigError } from '../../config/config-error.js'
import type { DatabaseTarget } from '../../config/database-target.js'
import { withAdvisoryLock } from '../../database/advisory-lock.js'
import { connect } from '../../database/connect.js'
import { PREPARING } from '../../database/limits.js'
import { rowsOf } from '../../database/rows.js'
import { ENTITIES } from '../app.entities.js'
import { UNFINISHED } from './unfinished-restore.js'

const readTables = rowsOf(z.object({ nombre: z.string() }))
const TABLES = `SELECT TABLE_NAME AS nombre FROM information_schema.tables
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'`

/**
 * Fills an empty MySQL database with `fill`. MySQL cannot roll back DDL, so the table `UNFINISHED` marks an incomplete restore:
 * no server starts on this database, and the next restore starts over.
 * @throws ConfigError if the database is not empty
 */
export async function intoEmptyDatabase<T>(target: DatabaseTarget, fill: () => Promise<T>): Promise<T> {
  const dataSource = await connect(target, ENTITIES, PREPARING)
  try {
    return await withAdvisoryLock(dataSource, async () => {
      const existing = (await readTables(dataSource, TABLES)).map(({ nombre }) => nombre)
      if (existing.length > 0 && !existing.includes(UNFINISHED)) throw notEmpty(dataSource)
      await dataSource.query(`CREATE TABLE IF NOT EXISTS ${UNFINISHED} (id integer PRIMARY KEY)`)
      await removeTables(dataSource)
      const { result, failure } = await fill().then(
        (result) => ({ result, failure: undefined }),
        (failure: unknown) => ({ result: undefined, failure }),
      )
      if (failure) await removeTables(dataSource)
      await dataSource.query(`DROP TABLE ${UNFINISHED}`)
      if (failure) throw failure
      return result as T
    })
  } finally {
    await dataSource.destroy()
  }
}

/** Builds the error for a database that is not empty. */
const notEmpty = ({ driver }: DataSource) =>
  new ConfigError(
    'DATABASE_URL',
    `la base de datos «${driver.database}» no está vacía, y no se cambió. Cree una vacía, restaure en ella, y después inicie Fichero con su dirección.`,
  )

async function removeTables(dataSource: DataSource): Promise<void> {
  const tables = (await readTables(dataSource, TABLES)).filter(({ nombre }) => nombre !== UNFINISHED)
  if (tables.length === 0) return
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('SET foreign_key_checks = 0')
    await runner.query(`DROP TABLE ${tables.map(({ nombre }) => `\`${nombre}\``)}`)
    await runner.query('SET foreign_key_checks = 1')
  } finally {
    await runner.release()
  }
}
