import type { EntityManager } from 'typeorm'

// Bulk writes in SQL that both engines support. TypeORM's query builder takes several times as long.

export type ColumnValues = Record<string, string | number | null>

/** SQLite serves nobody else while it runs a statement. */
const ROWS_PER_STATEMENT = { mysql: 500, sqlite: 100 }

const isMysql = (manager: EntityManager) => manager.connection.options.type === 'mysql'

/**
 * Inserts rows. All must have the columns of the first one. Table and column names must come from code, never from a
 * request.
 */
export const insertRows = (manager: EntityManager, table: string, rows: readonly ColumnValues[]): Promise<void> =>
  inBatches(manager, table, rows, '')

/** Inserts rows; if the key exists, replaces all other columns. */
export function upsertRows(
  manager: EntityManager,
  table: string,
  key: string[],
  rows: readonly ColumnValues[],
): Promise<void> {
  const others = columnsOf(rows).filter((column) => !key.includes(column))
  const clause = isMysql(manager)
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
  const size = ROWS_PER_STATEMENT[isMysql(manager) ? 'mysql' : 'sqlite']
  const statements: Promise<unknown>[] = []
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size)
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null))
    const sql = `INSERT INTO ${table} (${columns}) VALUES ${batch.map(() => place)} ${clause}`
    // One statement is prepared here while the database runs the one before.
    statements.push(manager.query(sql, values))
  }
  await Promise.all(statements)
}

const columnsOf = (rows: readonly ColumnValues[]): string[] => Object.keys(rows[0] ?? {})
