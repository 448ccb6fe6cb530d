import type { DataSource } from 'typeorm'

/** Seconds that a starting process waits for another one. */
const PATIENCE = 120

/** Runs what only one process may do at a time, such as migrations: on MySQL the others wait their turn. */
export async function exclusively<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  // The embedded file belongs to one process.
  if (dataSource.options.type === 'better-sqlite3') return work()
  const holder = dataSource.createQueryRunner()
  // The lock belongs to this one connection, and the server frees it if the process dies.
  const name = `fichero:${dataSource.driver.database ?? ''}`.slice(0, 64)
  try {
    const [row]: { held: number | string | null }[] = await holder.query('SELECT GET_LOCK(?, ?) AS held', [
      name,
      PATIENCE,
    ])
    if (Number(row?.held) !== 1)
      throw new Error(`another process has prepared the database for over ${PATIENCE} seconds`)
    return await work()
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined)
    await holder.release()
  }
}
