import type { EntityManager } from 'typeorm'

// Many rows per statement, in SQL that both engines read. TypeORM's own builder takes several times as long for this.

export type ColumnValues = Record<string, string | number | null>

const ROWS_PER_STATEMENT = 500

/** Inserts rows that all have the first one's columns. Table and column names come from code, never from a request. */
export const insertRows = (manager: EntityManager, table: string, rows: readonly ColumnValues[]): Promise<void> =>
  inBatches(manager, table, rows, '')

/** Inserts, and where the key is taken replaces every other column. */
export function upsertRows(
  manager: EntityManager,
  table: string,
  key: string[],
  rows: readonly ColumnValues[],
): Promise<void> {
  const others = columnsOf(rows).filter((column) => !key.includes(column))
  const isMysql = manager.connection.options.type === 'mysql'
  const clause = isMysql
    ? `ON DUPLICATE KEY UPDATE ${others.map((column) => `${column} = VALUES(${column})`)}`
    : `ON CONFLICT (${key}) DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`)}`
  return inBatches(manager, table, rows, clause)
}

async function inBatches(
  manager: EntityManager,
  table: string,
  rows: readonly ColumnValues[],
  clause: string,
): Promise<void> {
  const columns = columnsOf(rows)
  const place = `(${columns.map(() => '?')})`
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT)
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null))
    const sql = `INSERT INTO ${table} (${columns}) VALUES ${batch.map(() => place)} ${clause}`
    await manager.query(sql, values)
  }
}

const columnsOf = (rows: readonly ColumnValues[]): string[] => Object.keys(rows[0] ?? {})
