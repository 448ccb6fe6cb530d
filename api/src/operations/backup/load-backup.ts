import type { DataSource, QueryRunner } from 'typeorm'
import { type ColumnValues, insertRows } from '../../database/bulk-write.js'
import type { BackedUpTable } from './backup-header.js'
import type { OpenedBackup } from './read-backup.js'
import type { Cell } from './row-lines.js'
import { tablesOf } from './snapshot.js'

/** Size of a transaction, in characters and bytes: large enough to be fast, small enough for MySQL group replication. */
const AT_ONCE = 4 * 1024 * 1024
/** Estimated size of a row without its texts. */
const ROW = 100

/**
 * Loads a backup into a database that has its tables and that no other process uses.
 * @returns the tables that are not Fichero's, which are skipped
 * @throws Error if afterwards the number of rows of a table differs from the header
 */
export async function loadBackup(dataSource: DataSource, { header, rows }: OpenedBackup): Promise<string[]> {
  const isMysql = dataSource.options.type === 'mysql'
  const runner = dataSource.createQueryRunner()
  try {
    // Tables are loaded in any order, so foreign keys are only checked at the end.
    await runner.query(isMysql ? 'SET foreign_key_checks = 0, unique_checks = 0' : 'PRAGMA foreign_keys = OFF')
    const existing = new Map((await tablesOf(runner)).map(({ nombre, columnas }) => [nombre, columnas]))
    rejectUnknownColumns(header.tablas, existing)
    const lines = rows()
    for (const table of header.tablas) {
      const isKnown = existing.has(table.nombre)
      // Migrations may have inserted rows.
      if (isKnown) await runner.query(`DELETE FROM ${table.nombre}`)
      for await (const batch of batches(table, lines)) if (isKnown) await store(runner, table.nombre, batch)
      if (isKnown && table.siguiente !== null) await numberFrom(runner, isMysql, table.nombre, table.siguiente)
    }
    if (!(await lines.next()).done) throw new Error('La copia tiene más filas de las que anuncia.')
    await rejectOtherCounts(runner, header.tablas)
    return header.tablas.filter(({ nombre }) => !existing.has(nombre)).map(({ nombre }) => nombre)
  } finally {
    await runner.query(isMysql ? 'SET foreign_key_checks = 1, unique_checks = 1' : 'PRAGMA foreign_keys = ON')
    await runner.release()
  }
}

/** Rejects columns that the migrations did not create, because column names become part of SQL. */
function rejectUnknownColumns(tables: BackedUpTable[], existing: Map<string, string[]>): void {
  for (const { nombre, columnas } of tables) {
    const known = existing.get(nombre)
    const unknown = known && columnas.find((column) => !known.includes(column))
    if (unknown !== undefined) throw new Error(`La copia está alterada: la tabla «${nombre}» no tiene «${unknown}».`)
  }
}

/** Reads the rows of a table in batches of about `AT_ONCE`. */
async function* batches(
  { columnas, filas }: BackedUpTable,
  lines: AsyncIterator<Cell[]>,
): AsyncGenerator<ColumnValues[]> {
  let batch: ColumnValues[] = []
  let length = 0
  for (let remaining = filas; remaining > 0; remaining--) {
    const { value, done } = await lines.next()
    if (done) throw new Error('La copia tiene menos filas de las que anuncia.')
    const row: Cell[] = value
    batch.push(Object.fromEntries(columnas.map((column, index) => [column, row[index] ?? null])))
    for (const cell of row) length += typeof cell === 'object' || typeof cell === 'string' ? (cell?.length ?? 0) : 0
    length += ROW
    if (length < AT_ONCE) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

/** Inserts a batch in one transaction. */
async function store(runner: QueryRunner, table: string, batch: ColumnValues[]): Promise<void> {
  await runner.startTransaction()
  try {
    await insertRows(runner.manager, table, batch)
  } catch (error) {
    throw new Error(`La tabla «${table}» no admite una fila de la copia, que está alterada.`, { cause: error })
  }
  await runner.commitTransaction()
}

/** Restores the auto-increment counter, so that ids of removed rows are not reused. */
async function numberFrom(runner: QueryRunner, isMysql: boolean, table: string, next: number): Promise<void> {
  if (isMysql) return void (await runner.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${next}`))
  await runner.query('DELETE FROM sqlite_sequence WHERE name = ?', [table])
  await runner.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, next - 1])
}

/** Throws if a table does not have the number of rows that the header names. */
async function rejectOtherCounts(runner: QueryRunner, expected: BackedUpTable[]): Promise<void> {
  const counts = new Map((await tablesOf(runner)).map(({ nombre, filas }) => [nombre, filas]))
  for (const { nombre, filas } of expected)
    if (counts.has(nombre) && counts.get(nombre) !== filas)
      throw new Error(`${nombre}: la copia tiene ${filas} filas y se restauraron ${counts.get(nombre)}.`)
}
