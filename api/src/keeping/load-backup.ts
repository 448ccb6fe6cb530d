import type { DataSource, QueryRunner } from 'typeorm'
import { type ColumnValues, insertRows } from '../database/bulk-write.js'
import type { BackedUpTable } from './backup-header.js'
import type { OpenedBackup } from './read-backup.js'
import type { Cell } from './row-lines.js'
import { tablesOf } from './snapshot.js'

/** What is stored at once, in letters and bytes: large enough to be fast, small enough for a group of servers. */
const AT_ONCE = 4 * 1024 * 1024
const ROW = 100

/**
 * Loads a backup into a database with its tables, and that nobody else uses.
 * @returns the tables that are not of Fichero, which are left out
 * @throws Error if afterwards a table has not as many rows as the backup says
 */
export async function loadBackup(dataSource: DataSource, { header, rows }: OpenedBackup): Promise<string[]> {
  const isMysql = dataSource.options.type === 'mysql'
  const runner = dataSource.createQueryRunner()
  try {
    // Tables are loaded in no order. What refers to what is checked when all is there.
    await runner.query(isMysql ? 'SET foreign_key_checks = 0, unique_checks = 0' : 'PRAGMA foreign_keys = OFF')
    const there = new Set((await tablesOf(runner)).map(({ nombre }) => nombre))
    const lines = rows()
    for (const table of header.tablas) {
      const isOurs = there.has(table.nombre)
      // Migrations may have put in some.
      if (isOurs) await runner.query(`DELETE FROM ${table.nombre}`)
      for await (const batch of batches(table, lines)) if (isOurs) await store(runner, table.nombre, batch)
      if (isOurs && table.siguiente !== null) await numberFrom(runner, isMysql, table.nombre, table.siguiente)
    }
    if (!(await lines.next()).done) throw new Error('La copia tiene más filas de las que anuncia.')
    await refuseOtherCounts(runner, header.tablas)
    return header.tablas.filter(({ nombre }) => !there.has(nombre)).map(({ nombre }) => nombre)
  } finally {
    await runner.query(isMysql ? 'SET foreign_key_checks = 1, unique_checks = 1' : 'PRAGMA foreign_keys = ON')
    await runner.release()
  }
}

async function* batches(
  { columnas, filas }: BackedUpTable,
  lines: AsyncIterator<Cell[]>,
): AsyncGenerator<ColumnValues[]> {
  let batch: ColumnValues[] = []
  let length = 0
  for (let left = filas; left > 0; left--) {
    const { value, done } = await lines.next()
    if (done) throw new Error('La copia tiene menos filas de las que anuncia.')
    const row: Cell[] = value
    batch.push(Object.fromEntries(columnas.map((column, place) => [column, row[place] ?? null])))
    for (const cell of row) length += typeof cell === 'object' || typeof cell === 'string' ? (cell?.length ?? 0) : 0
    length += ROW
    if (length < AT_ONCE) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

async function store(runner: QueryRunner, table: string, batch: ColumnValues[]): Promise<void> {
  await runner.startTransaction()
  await insertRows(runner.manager, table, batch)
  await runner.commitTransaction()
}

/** Numbers of rows that were removed are not given again. */
async function numberFrom(runner: QueryRunner, isMysql: boolean, table: string, next: number): Promise<void> {
  if (isMysql) return void (await runner.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${next}`))
  await runner.query('DELETE FROM sqlite_sequence WHERE name = ?', [table])
  await runner.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, next - 1])
}

async function refuseOtherCounts(runner: QueryRunner, expected: BackedUpTable[]): Promise<void> {
  const counts = new Map((await tablesOf(runner)).map(({ nombre, filas }) => [nombre, filas]))
  for (const { nombre, filas } of expected)
    if (counts.has(nombre) && counts.get(nombre) !== filas)
      throw new Error(`${nombre}: la copia tiene ${filas} filas y se restauraron ${counts.get(nombre)}.`)
}
