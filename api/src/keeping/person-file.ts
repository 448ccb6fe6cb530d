import type { DataSource, EntityManager } from 'typeorm'
import { PERSON_TABLES } from './person-tables.js'

/** Digests that let nobody recognise anything, and would help whoever wants to guess a password. */
const SECRET = new Set(['contrasena', 'hash'])

type Row = Record<string, unknown>

/** All that is held about a person, by table: an answer to who asks for it (Colombia's Law 1581 of 2012). */
export async function personFile({ manager }: DataSource, document: string): Promise<Record<string, object[]>> {
  const file: Record<string, object[]> = {}
  for (const table of Object.keys(PERSON_TABLES)) {
    const rows = await rowsAbout(manager, table, document)
    if (rows.length > 0) file[table] = rows.map(withoutSecrets)
  }
  return file
}

/** The rows of a table that are about a person, as the database tells them. */
export async function rowsAbout(manager: EntityManager, table: string, document: string): Promise<Row[]> {
  const held = PERSON_TABLES[table]
  if (!held || !('rows' in held)) return []
  const condition = manager.connection.options.type === 'mysql' ? held.rows : inSqlite(held.rows)
  const values = Array.from(condition.matchAll(/:document/g), () => document)
  return manager.query(`SELECT * FROM ${table} WHERE ${condition.replaceAll(':document', '?')}`, values)
}

/** SQLite joins texts by an operator, and calls its texts by another name. */
const inSqlite = (condition: string) =>
  condition
    .replaceAll(/CONCAT\(('[^']*'), :document\)/g, '$1 || :document')
    .replaceAll(/CONCAT\(('[^']*'), :document, ('[^']*')\)/g, '$1 || :document || $2')
    .replaceAll('AS CHAR)', 'AS TEXT)')

const withoutSecrets = (row: Row) => Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.has(column)))
