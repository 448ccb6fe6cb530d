import { existsSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import { ConfigError } from '../../config/config-error.js'
import type { DatabaseTarget } from '../../config/database-target.js'
import { removeDatabase, restoringPath } from './replace-file.js'

/** The table that marks an incomplete restore into a MySQL database. */
export const UNFINISHED = 'restauracion_sin_terminar'

/**
 * Reports a restore that was killed, and removes its temporary file. Call it only while no restore can be running.
 * @throws ConfigError if a restore into a MySQL database was killed, so that it has only a part of the backup
 */
export async function reportUnfinishedRestore(
  target: DatabaseTarget,
  dataSource: DataSource,
  say: (line: string) => void,
): Promise<void> {
  if (target.engine === 'sqlite') {
    const temporary = restoringPath(target.file)
    if (!existsSync(temporary)) return
    removeDatabase(temporary)
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
