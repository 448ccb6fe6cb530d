import type { EntityManager } from 'typeorm'

// Bulk writes in SQL that both engines support. TypeORM's query builder takes several times as long.

/** A row to write: values by column name. */
export type ColumnValues = Record<string, string | number | Uint8Array | null>

/** Called with the number of rows of each statement that has been run. */
type Written = (rows: number) => void

/** Maximum number of rows of a statement: fewer on SQLite, which blocks the process while it runs a statement. */
const ROWS_PER_STATEMENT = { mysql: 500, sqlite: 100 }
/**
 * Maximum length of a statement's values, in characters or bytes: other requests wait while a statement is built. Every
 * MySQL server accepts this length (`max_allowed_packet`).
 */
const LENGTH_PER_STATEMENT = 64 * 1024

const isMysql = (manager: EntityManager) => manager.connection.options.type === 'mysql'

/**
 * Inserts rows. All rows must have the columns of the first row. Table and column names must come from code, never from a
 * request.
 */
export const insertRows = (
  manager: EntityManager,
  table: string,
  rows: Iterable<ColumnValues>,
  written?: Written,
): Promise<void> => inBatches(manager, table, rows, () => '', written)

/** Inserts rows. If the key of a row exists, all other columns of that row are replaced. */
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

/** Builds the rows of many items lazily, so that not all of them are in memory at once. */
export function* rowsFrom<T>(items: Iterable<T>, rowOf: (item: T) => ColumnValues): Generator<ColumnValues> {
  for (const item of items) yield rowOf(item)
}

/** Writes the rows in several statements. `clauseOf` returns the end of a statement for the columns of the rows. */
async function inBatches(
  manager: EntityManager,
  table: string,
  rows: Iterable<ColumnValues>,
  clauseOf: (columns: string[]) => string,
  written?: Written,
): Promise<void> {
  let previous: Promise<unknown> = Promise.resolve()
  for (const batch of batches(rows, ROWS_PER_STATEMENT[isMysql(manager) ? 'mysql' : 'sqlite'])) {
    const columns = Object.keys(batch[0] ?? {})
    const placeholders = `(${columns.map(() => '?')})`
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null))
    const sql = `INSERT INTO ${table} (${columns}) VALUES ${batch.map(() => placeholders)} ${clauseOf(columns)}`
    // Only one statement is prepared ahead of the running one, because other requests wait during the preparation.
    const statement = manager.query(sql, values).then(() => written?.(batch.length))
    // If the previous statement fails, its error must be reported.
    statement.catch(() => undefined)
    await previous
    previous = statement
  }
  await previous
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

/** Returns the length of the texts and bytes of a row. */
function lengthOf(row: ColumnValues): number {
  let length = 0
  for (const column in row) {
    const value = row[column]
    if (typeof value === 'string' || value instanceof Uint8Array) length += value.length
  }
  return length
}
