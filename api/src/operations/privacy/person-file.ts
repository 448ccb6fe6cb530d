import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { documentNumbersOf } from './document-numbers.js'
import { PERSON_TABLES, type Search } from './person-tables.js'

/**
 * Columns that are not exported: digests, which are useless to the person but would help to guess a password; and the plan
 * of a dry run, which is about others and only stored for minutes.
 */
const OMITTED_COLUMNS = new Set([
  'usuario.contrasena',
  'enlace.hash',
  'enlace_avance.hash',
  'origen_conocido.hash',
  'sesion_institucion.identidad',
  'clave_despliegue.hash',
  'plan_importacion.contenido',
  'lote_reporte.contenido',
])

type Row = Record<string, unknown>

/**
 * Returns all stored rows about a person by table, to answer a request for access (Colombia's Law 1581 of 2012). Includes
 * rows under former document numbers.
 */
export async function personFile({ manager }: DataSource, document: string): Promise<Record<string, Row[]>> {
  const file: Record<string, Row[]> = {}
  const documents = await documentNumbersOf(manager, document)
  for (const [table, rule] of Object.entries(PERSON_TABLES)) {
    const exportRow = rowExporter(manager, table, documents)
    const rowsOfTable: Row[] = []
    for await (const rows of rowsAbout(manager, table, documents))
      for (const row of rows) rowsOfTable.push(exportRow(row))
    for (const number of documents) {
      if ('own' in rule && rule.own)
        for (const row of await manager.query(...statement(manager, table, rule.own, number)))
          rowsOfTable.push(exportRow(row, true))
      if ('actions' in rule && rule.actions)
        for (const row of await manager.query(...statement(manager, table, rule.actions, number)))
          rowsOfTable.push({ ...exportRow(row), ...NO_VALUES })
    }
    if (rowsOfTable.length > 0) file[table] = rowsOfTable
  }
  return file
}

/** A changed value belongs to the person it describes, not to the editor. */
const NO_VALUES = { antes: null, despues: null }

/**
 * Yields the rows of a table that are about a person, as the database returns them, in batches that are never empty. A row with
 * several of the person's document numbers is only yielded once.
 */
export async function* rowsAbout(
  manager: EntityManager,
  table: string,
  documents: readonly string[],
): AsyncGenerator<Row[]> {
  const rule = PERSON_TABLES[table]
  if (!rule || 'none' in rule) return
  const keyOf = keyIn(manager, table)
  const seen = new Set<string>()
  for (const document of documents)
    for (const condition of rule.rows) {
      const [select, values] = statement(manager, table, condition, document)
      const parts: AsyncIterable<Row[]> = rule.search
        ? inSteps(manager, table, rule.search, select, values)
        : inOneBatch(manager, select, values)
      for await (const found of parts) {
        const rows = found.filter((row) => !seen.has(keyOf(row)))
        for (const row of rows) seen.add(keyOf(row))
        if (rows.length > 0) yield rows
      }
    }
}

/** Returns a function that returns the primary key of a row as text. */
function keyIn(manager: EntityManager, table: string): (row: Row) => string {
  const { primaryColumns } = manager.connection.entityMetadatas.find(({ tableName }) => tableName === table)!
  const names = primaryColumns.map(({ databaseName }) => databaseName)
  return (row) => JSON.stringify(names.map((name) => row[name]))
}

/** Returns the SELECT for a condition with `:document`, and the values of its parameters. */
function statement(manager: EntityManager, table: string, condition: string, document: string): [string, string[]] {
  const sql = manager.connection.options.type === 'mysql' ? condition : inSqlite(condition)
  const values = Array.from(sql.matchAll(/:document/g), () => document)
  return [`SELECT * FROM ${table} WHERE (${sql.replaceAll(':document', '?')})`, values]
}

/** Yields all rows of a SELECT as one batch. */
async function* inOneBatch(manager: EntityManager, select: string, values: unknown[]): AsyncGenerator<Row[]> {
  yield manager.query(select, values)
}

const readEnds = rowsOf(z.object({ primera: z.int().nullable(), ultima: z.int().nullable() }))

/** Searches a table in steps of its key: SQLite blocks this process, which serves other requests between the steps. */
async function* inSteps(
  manager: EntityManager,
  table: string,
  { key, step }: Search,
  select: string,
  values: unknown[],
): AsyncGenerator<Row[]> {
  const [ends] = await readEnds(manager, `SELECT MIN(${key}) AS primera, MAX(${key}) AS ultima FROM ${table}`)
  const { primera, ultima } = { primera: ends?.primera ?? 1, ultima: ends?.ultima ?? 0 }
  for (let from = primera; from <= ultima; from += step) {
    yield manager.query(`${select} AND ${key} >= ? AND ${key} < ?`, [...values, from, from + step])
    await nextTurn()
  }
}

/** Translates a condition from MySQL to SQLite: concatenation and the name of the text type. */
const inSqlite = (condition: string) =>
  condition
    .replaceAll(/CONCAT\(('[^']*'), :document, ('[^']*')\)/g, '$1 || :document || $2')
    .replaceAll('AS CHAR)', 'AS TEXT)')

/**
 * Returns a function that exports a row: with parsed JSON, filtered by the person unless the row is only about the person, and
 * without the columns of `OMITTED_COLUMNS`.
 */
function rowExporter(manager: EntityManager, table: string, documents: readonly string[]) {
  const { columns } = manager.connection.entityMetadatas.find(({ tableName }) => tableName === table)!
  const json = columns.filter(({ type }) => type === 'json').map(({ databaseName }) => databaseName)
  const rule = PERSON_TABLES[table]
  const isOfSeveral = rule !== undefined && 'search' in rule
  // The driver of MySQL has already parsed JSON.
  const isText = manager.connection.options.type !== 'mysql'
  return (row: Row, isOwn = false): Row => {
    const exported = { ...row }
    for (const column of json) {
      const value = exported[column]
      const parsed = isText && typeof value === 'string' ? JSON.parse(value) : value
      exported[column] = isOfSeveral && !isOwn ? onlyAbout(parsed, documents) : parsed
    }
    return Object.fromEntries(Object.entries(exported).filter(([column]) => !OMITTED_COLUMNS.has(`${table}.${column}`)))
  }
}

/**
 * Removes other people from the lists in a value. In a list of records, and in a list of document numbers that includes the
 * person, only items with one of the person's document numbers remain. Other lists are unchanged.
 */
export function onlyAbout(value: unknown, documents: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const matching = value.filter((item) => mentions(item, documents))
    return matching.length > 0 || value.some(isRecord) ? matching.map((item) => onlyAbout(item, documents)) : value
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, onlyAbout(part, documents)]))
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value contains one of the document numbers, at any depth. */
const mentions = (value: unknown, documents: readonly string[]): boolean =>
  isRecord(value) ? Object.values(value).some((part) => mentions(part, documents)) : documents.includes(String(value))
