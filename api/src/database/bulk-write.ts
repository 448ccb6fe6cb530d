import type { EntityManager } from 'typeorm'

// Bulk writes in SQL that both engines support. TypeORM's query builder takes several times as long.

export type ColumnValues = Record<string, string | number | Uint8Array | null>

/** Called with the number of rows of each statement that has been run. */
type Written = (rows: number) => void

/** SQLite serves nobody else while it runs a statement. */
const ROWS_PER_STATEMENT = { mysql: 500, sqlite: 100 }
/**
 * In characters or bytes: rows with long values are fewer. Other requests wait while a statement is put together, and no
 * MySQL refuses one of this length (`max_allowed_packet`).
 */
const LENGTH_PER_STATEMENT = 64 * 1024

const isMysql = (manager: EntityManager) => manager.connection.options.type === 'mysql'

/**
 * Inserts rows. All must have the columns of the first one. Table and column names must come from code, never from a
 * request.
 */
export const insertRows = (
  manager: EntityManager,
  table: string,
  rows: Iterable<ColumnValues>,
  written?: Written,
): Promise<void> => inBatches(manager, table, rows, () => '', written)

/** Inserts rows; if the key exists, replaces all other columns. */
export const upsertRows = (
  manager: EntityManager,
  table: string,
  key: string[],
  rows: Iterable<ColumnValues>,
  written?: Written,
): Promise<void> => {
  const clauseOf = (columns: string[]) => {
    const others = columns.filter((column) => !key.includes(column))
    return isMysql(manager)
      ? `ON DUPLICATE KEY UPDATE ${others.map((column) => `${column} = VALUES(${column})`)}`
      : `ON CONFLICT (${key}) DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`)}`
  }
  return inBatches(manager, table, rows, clauseOf, written)
}

/** The rows of many items, each made when it is written, so that not all of them are in memory at once. */
export function* rowsFrom<T>(items: Iterable<T>, rowOf: (item: T) => ColumnValues): Generator<ColumnValues> {
  for (const item of items) yield rowOf(item)
}

async function inBatches(
  manager: EntityManager,
  table: string,
  rows: Iterable<ColumnValues>,
  clauseOf: (columns: string[]) => string,
  written?: Written,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (const batch of batches(rows, ROWS_PER_STATEMENT[isMysql(manager) ? 'mysql' : 'sqlite'])) {
    const columns = Object.keys(batch[0] ?? {})
    const place = `(${columns.map(() => '?')})`
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null))
    const sql = `INSERT INTO ${table} (${columns}) VALUES ${batch.map(() => place)} ${clauseOf(columns)}`
    // One statement is prepared while the database runs the one before, and no more: requests wait meanwhile.
    const statement = manager.query(sql, values).then(() => written?.(batch.length))
    // If the one before fails, that is the error.
    statement.catch(() => undefined)
    await before
    before = statement
  }
  await before
}

function* batches(rows: Iterable<ColumnValues>, size: number): Generator<ColumnValues[]> {
  let batch: ColumnValues[] = []
  let length = 0
  for (const row of rows) {
    batch.push(row)
    length += lengthOf(row)
    if (batch.length < size && length < LENGTH_PER_STATEMENT) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

function lengthOf(row: ColumnValues): number {
  let length = 0
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'string' || value instanceof Uint8Array) length += value.length
  }
  return length
}
