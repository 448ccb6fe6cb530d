import { setImmediate as turn } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { numbersOf } from './numbers-of.js'
import { onlyAbout } from './only-about.js'
import { PERSON_TABLES, type Search } from './person-tables.js'

/**
 * Digests, which let nobody recognise anything and would help whoever wants to guess a password; and the report of a simulated
 * load, which is about others and kept for minutes.
 */
const LEFT_OUT = new Set([
  'usuario.contrasena',
  'enlace.hash',
  'origen_conocido.hash',
  'clave_despliegue.hash',
  'plan_importacion.contenido',
])

type Row = Record<string, unknown>

/**
 * All that is held about a person, by table: an answer to who asks for it (Colombia's Law 1581 of 2012). What is held under
 * former numbers is the person's too.
 */
export async function personFile({ manager }: DataSource, document: string): Promise<Record<string, Row[]>> {
  const file: Record<string, Row[]> = {}
  const documents = await numbersOf(manager, document)
  for (const [table, held] of Object.entries(PERSON_TABLES)) {
    const toldOf = whatIsTold(manager, table, documents)
    const told: Row[] = []
    for await (const rows of rowsAbout(manager, table, documents)) for (const row of rows) told.push(toldOf(row))
    if ('deeds' in held && held.deeds)
      for (const one of documents)
        for (const row of await manager.query(...statement(manager, table, held.deeds, one)))
          told.push({ ...toldOf(row), ...NOT_THEIRS })
    if (told.length > 0) file[table] = told
  }
  return file
}

/** The values of what a person changed are of whom it was about. */
const NOT_THEIRS = { antes: null, despues: null }

/**
 * The rows of a table that are about a person, as the database tells them; some at a time, none empty, and none twice, though
 * it names several of the person's numbers.
 */
export async function* rowsAbout(
  manager: EntityManager,
  table: string,
  documents: readonly string[],
): AsyncGenerator<Row[]> {
  const held = PERSON_TABLES[table]
  if (!held || 'none' in held) return
  const keyOf = keyIn(manager, table)
  const seen = new Set<string>()
  for (const document of documents)
    for (const condition of held.rows) {
      const [select, values] = statement(manager, table, condition, document)
      const parts: AsyncIterable<Row[]> = held.search
        ? searched(manager, table, held.search, select, values)
        : once(manager, select, values)
      for await (const found of parts) {
        const rows = found.filter((row) => !seen.has(keyOf(row)))
        for (const row of rows) seen.add(keyOf(row))
        if (rows.length > 0) yield rows
      }
    }
}

function keyIn(manager: EntityManager, table: string): (row: Row) => string {
  const { primaryColumns } = manager.connection.entityMetadatas.find(({ tableName }) => tableName === table)!
  const names = primaryColumns.map(({ databaseName }) => databaseName)
  return (row) => JSON.stringify(names.map((name) => row[name]))
}

function statement(manager: EntityManager, table: string, condition: string, document: string): [string, string[]] {
  const sql = manager.connection.options.type === 'mysql' ? condition : inSqlite(condition)
  const values = Array.from(sql.matchAll(/:document/g), () => document)
  return [`SELECT * FROM ${table} WHERE (${sql.replaceAll(':document', '?')})`, values]
}

async function* once(manager: EntityManager, select: string, values: unknown[]): AsyncGenerator<Row[]> {
  yield manager.query(select, values)
}

const readEnds = rowsOf(z.object({ primera: z.int().nullable(), ultima: z.int().nullable() }))

/** SQLite looks through a table in this process, and others are answered between the parts. */
async function* searched(
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
    await turn()
  }
}

/** SQLite joins texts by an operator, and calls its texts by another name. */
const inSqlite = (condition: string) =>
  condition
    .replaceAll(/CONCAT\(('[^']*'), :document, ('[^']*')\)/g, '$1 || :document || $2')
    .replaceAll('AS CHAR)', 'AS TEXT)')

/** What the file has of a row: JSON as what it says, and of records that name several people this one alone. */
function whatIsTold(manager: EntityManager, table: string, documents: readonly string[]): (row: Row) => Row {
  const { columns } = manager.connection.entityMetadatas.find(({ tableName }) => tableName === table)!
  const json = columns.filter(({ type }) => type === 'json').map(({ databaseName }) => databaseName)
  const held = PERSON_TABLES[table]
  const isOfSeveral = held !== undefined && 'search' in held
  // MySQL has read it.
  const isText = manager.connection.options.type !== 'mysql'
  return (row) => {
    const told = { ...row }
    for (const column of json) {
      const value = told[column]
      const said = isText && typeof value === 'string' ? JSON.parse(value) : value
      told[column] = isOfSeveral ? onlyAbout(said, documents) : said
    }
    return Object.fromEntries(Object.entries(told).filter(([column]) => !LEFT_OUT.has(`${table}.${column}`)))
  }
}
