import type { Statement } from 'libsql'
import type { Connection, TypeCastField, TypeCastNext } from 'mysql2'
import type { DataSource, QueryRunner } from 'typeorm'
import { z } from 'zod'
import { computed, countOf, rowsOf } from '../database/rows.js'
import type { BackedUpTable } from './backup-header.js'
import type { Cell } from './row-lines.js'

/** What a database had at one moment, while others go on writing. */
export interface Snapshot {
  engine: 'sqlite' | 'mysql'
  /** The last migration. */
  migration: string
  /** Without those of `LEFT_OUT`. */
  tables: BackedUpTable[]
  rows(table: BackedUpTable): AsyncIterable<Cell[]> | Iterable<Cell[]>
}

interface Engine {
  begin: string[]
  /** Tables with the number of the next row. */
  tables: string
  /** Columns of a table, in order. */
  columns: string
  /** Reads rows one after the other and never has many in memory. */
  rows(connection: unknown, sql: string): AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** SQLite keeps what a transaction that reads has seen, since its files have a write-ahead log. */
const SQLITE: Engine = {
  begin: ['BEGIN'],
  tables: `SELECT m.name AS nombre, s.seq + 1 AS siguiente FROM sqlite_master m LEFT JOIN sqlite_sequence s ON s.name = m.name
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' ORDER BY m.name`,
  columns: 'SELECT name AS nombre FROM pragma_table_info(?) ORDER BY cid',
  rows: (connection, sql) =>
    (connection as { prepare(text: string): Statement }).prepare(sql).raw().iterate() as Iterable<Cell[]>,
}

const MYSQL: Engine = {
  begin: ['START TRANSACTION WITH CONSISTENT SNAPSHOT'],
  tables: `SELECT TABLE_NAME AS nombre, AUTO_INCREMENT AS siguiente FROM information_schema.tables
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME`,
  columns: `SELECT COLUMN_NAME AS nombre FROM information_schema.columns
    WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`,
  rows: (connection, sql) => (connection as Connection).query({ sql, rowsAsArray: true, typeCast: asStored }).stream(),
}

const AS_TEXT = new Set(['JSON', 'DATE', 'DATETIME'])

/** JSON, days and instants as SQLite has them: as text. MariaDB's JSON is a long text that says what it is. */
const asStored = (field: TypeCastField, next: TypeCastNext) =>
  AS_TEXT.has(field.type) || field.extendedFormat === 'json' ? field.string('utf8') : next()

const readTables = rowsOf(z.object({ nombre: z.string(), siguiente: computed.nullable() }))
const readColumns = rowsOf(z.object({ nombre: z.string() }))
const readMigrations = rowsOf(z.object({ name: z.string() }))

/** Runs `work` on what the database has at this moment. */
export async function inSnapshot<T>(dataSource: DataSource, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const engine = dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'
  const { begin, rows } = { sqlite: SQLITE, mysql: MYSQL }[engine]
  const runner = dataSource.createQueryRunner()
  const connection = await runner.connect()
  for (const statement of begin) await runner.query(statement)
  try {
    const [last] = await readMigrations(runner, 'SELECT name FROM migracion ORDER BY timestamp DESC LIMIT 1')
    const result = await work({
      engine,
      migration: last?.name ?? '',
      tables: await tablesOf(runner),
      rows: ({ nombre, columnas }) => rows(connection, `SELECT ${columnas.map(quoted)} FROM ${quoted(nombre)}`),
    })
    await runner.query('COMMIT')
    return result
  } catch (error) {
    // It may still send rows.
    if (engine === 'mysql') (connection as Connection).destroy()
    throw error
  } finally {
    await runner.release()
  }
}

/** What the migrations themselves write, and the processes that run at this moment. */
const LEFT_OUT = new Set(['migracion', 'nodo'])

/** The tables of the database that a backup has, and how many rows they have. */
export async function tablesOf(runner: QueryRunner): Promise<BackedUpTable[]> {
  const { tables, columns } = runner.connection.options.type === 'mysql' ? MYSQL : SQLITE
  const found: BackedUpTable[] = []
  for (const { nombre, siguiente } of await readTables(runner, tables)) {
    if (LEFT_OUT.has(nombre)) continue
    const columnas = (await readColumns(runner, columns, [nombre])).map((column) => column.nombre)
    const filas = await countOf(runner, `SELECT COUNT(*) AS total FROM ${quoted(nombre)}`)
    found.push({ nombre, columnas, filas, siguiente })
  }
  return found
}

const quoted = (name: string) => `\`${name}\``
