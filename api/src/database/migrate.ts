import type { DataSource } from 'typeorm'

/** Seconds that a starting process waits for another one that is migrating. */
const PATIENCE = 60

/** Brings the schema up to date. Processes that start at once on one database take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations({ transaction: 'all' })
    return
  }
  const holder = dataSource.createQueryRunner()
  try {
    // The lock belongs to this one connection, and the server frees it if the process dies.
    const name = `fichero-migrate-${dataSource.driver.database ?? ''}`.slice(0, 64)
    const [row]: { held: number | null }[] = await holder.query('SELECT GET_LOCK(?, ?) AS held', [name, PATIENCE])
    if (Number(row?.held) !== 1) throw new Error('another process is still migrating')
    // MySQL commits at every CREATE TABLE: a transaction would promise what it cannot keep.
    await dataSource.runMigrations({ transaction: 'none' })
    await holder.query('SELECT RELEASE_LOCK(?)', [name])
  } finally {
    await holder.release()
  }
}
