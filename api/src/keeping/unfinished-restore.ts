import { existsSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import { ConfigError } from '../config/config-error.js'
import type { DatabaseTarget } from '../config/database-target.js'
import { besideOf, removeDatabase } from './replace-file.js'

/** The table that stands for a restore into a MySQL database that is not done. */
export const UNFINISHED = 'restauracion_sin_terminar'

/**
 * Says what a restore that was killed has left. Call it where no restore can be under way.
 * @throws ConfigError if the database has only a part of the backup
 */
export async function tellUnfinishedRestore(
  target: DatabaseTarget,
  dataSource: DataSource,
  say: (line: string) => void,
): Promise<void> {
  if (target.engine === 'sqlite') {
    const beside = besideOf(target.file)
    if (!existsSync(beside)) return
    removeDatabase(beside)
    return say('La restauración de una copia no terminó: los datos son los de antes. Si los quiere cambiar, repítala.')
  }
  const runner = dataSource.createQueryRunner()
  const isUnfinished = await runner.hasTable(UNFINISHED).finally(() => runner.release())
  if (isUnfinished)
    throw new ConfigError(
      'DATABASE_URL',
      `la restauración de una copia en «${dataSource.driver.database}» no terminó. Repítala, o indique otra base de datos.`,
    )
}
