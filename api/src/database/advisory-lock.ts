import type { DataSource, QueryRunner } from 'typeorm'
import { ConfigError } from '../config/config-error.js'

/** How long in seconds a starting process waits for another process. */
const TIMEOUT_S = 600

/**
 * Runs work that only one process may do at a time, such as migrations. On MySQL a process that has to wait reports that with
 * `say`; an SQLite file has only one process anyway.
 */
export async function withAdvisoryLock<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  say: (line: string) => void = () => undefined,
): Promise<T> {
  if (dataSource.options.type === 'better-sqlite3') return work()
  const holder = dataSource.createQueryRunner()
  // The lock belongs to this connection; the server releases it if the process dies
  // (https://dev.mysql.com/doc/refman/8.4/en/locking-functions.html).
  const name = `fichero:${dataSource.driver.database ?? ''}`.slice(0, 64)
  try {
    if (!(await getLock(holder, name, 0))) {
      say('Otro proceso prepara la base de datos; se espera a que termine.')
      if (!(await getLock(holder, name, TIMEOUT_S)))
        throw new ConfigError('DATABASE_URL', `otro proceso prepara la base de datos desde hace ${TIMEOUT_S} segundos.`)
    }
    return await work()
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined)
    await holder.release()
  }
}

async function getLock(holder: QueryRunner, name: string, seconds: number): Promise<boolean> {
  const [row]: { held: number | string | null }[] = await holder.query('SELECT GET_LOCK(?, ?) AS held', [name, seconds])
  return Number(row?.held) === 1
}
