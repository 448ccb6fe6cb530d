import type { DataSource } from 'typeorm'

/**
 * Empties the write-ahead log of an SQLite file, which still has former values of rows. Call it after a removal of personal
 * data. If another program is reading the file, a part of the log remains until the first write after that program ends.
 */
export async function emptyLog(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)')
}
