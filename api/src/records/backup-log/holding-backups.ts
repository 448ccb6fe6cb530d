import { stat } from 'node:fs/promises'
import { type HoldingBackup, MAX_NAMED_BACKUPS, type RemovalRest } from '@fichero/contract/removals.schema'
import { Between, type DataSource, IsNull } from 'typeorm'
import type { DatabaseTarget } from '../../config/database-target.js'
import { Backup } from './backup.entity.js'
import { replacedFilePath } from './former-database.js'

/** The time during which data existed that was then removed. */
interface Period {
  /** When the removed data was created, if known. */
  since?: Date | undefined
  /** When the data was removed. */
  until: Date
}

/**
 * Returns the backups that may still hold data of a period. The first entry is the SQLite file that the last restore
 * replaced, if that file exists; the backups follow, newest first.
 */
export async function holdingBackups(
  dataSource: DataSource,
  database: DatabaseTarget,
  { since = new Date(0), until }: Period,
): Promise<Pick<RemovalRest, 'copias' | 'copias_mas'>> {
  const [backups, total] = await dataSource.getRepository(Backup).findAndCount({
    where: { borrada: IsNull(), fecha: Between(since, until) },
    order: { fecha: 'DESC', id: 'DESC' },
    take: MAX_NAMED_BACKUPS,
  })
  const former = await formerDatabase(database)
  const copias = backups.map(({ fecha, archivo, hasta }) => ({
    fecha: fecha.toISOString(),
    archivo,
    hasta: hasta?.toISOString() ?? null,
  }))
  return { copias: [...former, ...copias], copias_mas: total - backups.length }
}

/** Returns the SQLite file that the last restore replaced, if it exists. */
async function formerDatabase(database: DatabaseTarget): Promise<HoldingBackup[]> {
  if (database.engine !== 'sqlite') return []
  const archivo = replacedFilePath(database.file)
  const found = await stat(archivo).catch(() => undefined)
  return found ? [{ fecha: found.mtime.toISOString(), archivo, hasta: null }] : []
}
