import type { DataSource } from 'typeorm'
import { PERSON_TABLES } from './person-tables.js'

/** Digests that let nobody recognise anything, and would help whoever wants to guess a password. */
const SECRET = new Set(['contrasena', 'hash'])

/** All that is held about a person, by table: an answer to who asks for it (Colombia's Law 1581 of 2012). */
export async function personFile(dataSource: DataSource, document: string): Promise<Record<string, object[]>> {
  const isMysql = dataSource.options.type === 'mysql'
  const file: Record<string, object[]> = {}
  for (const [table, held] of Object.entries(PERSON_TABLES)) {
    if (!('rows' in held)) continue
    const condition = isMysql ? held.rows : inSqlite(held.rows)
    const values = Array.from(condition.matchAll(/:document/g), () => document)
    const sql = `SELECT * FROM ${table} WHERE ${condition.replaceAll(':document', '?')}`
    const rows: Record<string, unknown>[] = await dataSource.query(sql, values)
    if (rows.length > 0) file[table] = rows.map(withoutSecrets)
  }
  return file
}

/** SQLite joins texts by an operator, and calls its texts by another name. */
const inSqlite = (condition: string) =>
  condition
    .replaceAll(/CONCAT\(('[^']*'), :document\)/g, '$1 || :document')
    .replaceAll(/CONCAT\(('[^']*'), :document, ('[^']*')\)/g, '$1 || :document || $2')
    .replaceAll('AS CHAR)', 'AS TEXT)')

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.has(column)))
