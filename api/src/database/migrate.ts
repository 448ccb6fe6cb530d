import type { DataSource } from 'typeorm'

/** Brings the schema up to date. Call it within `exclusively`. */
export async function migrate(dataSource: DataSource): Promise<void> {
  // MySQL commits at every CREATE TABLE: a transaction there would promise what it cannot keep.
  await dataSource.runMigrations({ transaction: dataSource.options.type === 'better-sqlite3' ? 'all' : 'none' })
}
