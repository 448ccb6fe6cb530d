import type { QueryRunner } from 'typeorm'

/**
 * Adds nullable columns or columns with a default, each as `name type`, to a table and skips existing ones. On MySQL one statement adds all of them,
 * because each statement fails the open transactions of other nodes (`ER_TABLE_DEF_CHANGED`), which are tried only three times.
 * On SQLite TypeORM would copy the whole table, with the columns that it read first.
 */
export async function addColumns(runner: QueryRunner, table: string, columns: string[]): Promise<void> {
  const missing: string[] = []
  for (const column of columns) {
    const [name = ''] = column.split(' ')
    if (!(await runner.hasColumn(table, name))) missing.push(`ADD COLUMN ${column}`)
  }
  const isMysql = runner.connection.options.type === 'mysql'
  const statements = isMysql && missing.length > 0 ? [missing.join(', ')] : missing
  for (const change of statements) await runner.query(`ALTER TABLE ${table} ${change}`)
}
