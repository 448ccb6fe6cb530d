import type { QueryRunner } from 'typeorm'

/**
 * Drops columns of a table with the indexes that name them, on both engines. Skips missing columns, so an interrupted
 * migration can run again. On SQLite, TypeORM's `dropColumn` would copy the table and delete the former one, which fails if
 * foreign keys of other tables refer to it.
 * @throws if a primary key, a unique constraint or a foreign key of the same table needs the column. Drop that first; on
 *   SQLite this takes a new table (https://www.sqlite.org/lang_altertable.html#alter_table_drop_column).
 */
export async function dropColumns(runner: QueryRunner, table: string, names: readonly string[]): Promise<void> {
  const existing = await runner.getTable(table)
  for (const index of existing?.indices ?? [])
    if (index.columnNames.some((name) => names.includes(name))) await runner.dropIndex(table, index)
  for (const name of names)
    if (await runner.hasColumn(table, name)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`)
}
