import type { DataSource } from 'typeorm'

/** How long in seconds a starting process waits for another one. */
const TIMEOUT_S = 120

/** Runs work that only one process may do at a time, such as migrations. On MySQL other processes wait for it. */
export async function exclusively<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  // An SQLite file is used by one process only.
  if (dataSource.options.type === 'better-sqlite3') return work()
  const holder = dataSource.createQueryRunner()
  // The lock belongs to this connection; the server releases it if the process dies
  // (https://dev.mysql.com/doc/refman/8.4/en/locking-functions.html).
  const name = `fichero:${dataSource.driver.database ?? ''}`.slice(0, 64)
  try {
    const [row]: { held: number | string | null }[] = await holder.query('SELECT GET_LOCK(?, ?) AS held', [
      name,
      TIMEOUT_S,
    ])
    if (Number(row?.held) !== 1)
      throw new Error(`another process has prepared the database for over ${TIMEOUT_S} seconds`)
    return await work()
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined)
    await holder.release()
  }
}
