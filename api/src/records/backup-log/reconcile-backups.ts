import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DataSource, IsNull } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { Backup } from './backup.entity.js'

/**
 * Updates the records of the backups in a folder: which files no longer exist, and when rotation will delete the other files.
 * If two backups have the same path, the newer backup has replaced the file.
 * @param untilOf returns when rotation will delete a file: null for never, undefined to leave the recorded date
 */
export async function reconcileBackups(
  dataSource: DataSource,
  folder: string,
  untilOf: (file: string) => Date | null | undefined,
): Promise<void> {
  // An older database lacks these columns until the next start migrates it.
  const runner = dataSource.createQueryRunner()
  const isRecorded = await runner.hasColumn('copia', 'archivo').finally(() => runner.release())
  if (!isRecorded) return
  const now = new Date()
  await inTransaction(dataSource, async (manager) => {
    const backups = await manager.find(Backup, { where: { borrada: IsNull() }, order: { fecha: 'DESC', id: 'DESC' } })
    const seen = new Set<string>()
    for (const { id, archivo } of backups) {
      if (archivo === null || dirname(archivo) !== folder) continue
      const exists = !seen.has(archivo) && existsSync(archivo)
      seen.add(archivo)
      const hasta = untilOf(archivo)
      if (!exists) await manager.update(Backup, { id }, { borrada: now })
      else if (hasta !== undefined) await manager.update(Backup, { id }, { hasta })
    }
  })
}
