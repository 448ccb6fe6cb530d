import type { Statement } from 'libsql'
import type { Connection, TypeCastField, TypeCastNext } from 'mysql2'
import type { DataSource, QueryRunner } from 'typeorm'
import { z } from 'zod'
import { computed, countOf, rowsOf } from '../../database/rows.js'
import type { BackedUpTable } from './backup-header.js'
import type { Cell } from './row-lines.js'

/** A consistent view of a database at one moment, while other connections write. */
export interface Snapshot {
  engine: 'sqlite' | 'mysql'
  /** Name of the last migration. */
  migration: string
  /** All tables except `LEFT_OUT`. */
  tables: BackedUpTable[]
  rows(table: BackedUpTable): AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** The parts of a backup that differ between SQLite and MySQL. */
interface Engine {
  begin: string[]
  /** SQL: tables with their next auto-increment id. */
  tables: string
  /** SQL: columns of a table, in order. */
  columns: string
  /** Streams rows, so that few are in memory. */
  rows(connection: unknown, sql: string): AsyncIterable<Cell[]> | Iterable<Cell[]>
}

/** Reads a snapshot of SQLite: with a write-ahead log, a read transaction is a snapshot. */
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

/** Types of MySQL that are read as text. */
const AS_TEXT = new Set(['JSON', 'DATE', 'DATETIME'])

/** Reads JSON, days and instants as text, like SQLite. MariaDB's JSON is a long text with the extended format `json`. */
const asStored = (field: TypeCastField, next: TypeCastNext) =>
  AS_TEXT.has(field.type) || field.extendedFormat === 'json' ? field.string('utf8') : next()

const readTables = rowsOf(z.object({ nombre: z.string(), siguiente: computed.nullable() }))
const readColumns = rowsOf(z.object({ nombre: z.string() }))
const readMigrations = rowsOf(z.object({ name: z.string() }))

/** Runs `work` on a snapshot of the database. */
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
    // The connection may still be sending rows.
    if (engine === 'mysql') (connection as Connection).destroy()
    throw error
  } finally {
    await runner.release()
  }
}

/** Tables that a backup omits: migrations write the first, and running processes the second. */
const LEFT_OUT = new Set(['migracion', 'nodo'])

/** The tables that a backup contains, with their numbers of rows. */
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
