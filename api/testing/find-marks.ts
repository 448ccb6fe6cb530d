import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { DataSource } from 'typeorm'
import { unseal } from '../src/mail/sealed-message.js'
import { TEST_SECRET } from './api.js'
import { decodeQuotedPrintable } from './outbox.js'
import { tableNames } from './table-names.js'

/**
 * Returns the columns that contain a text, as `table.column`. Also searches the decoded contents of stored plans and pending
 * mail.
 */
export async function columnsWith(dataSource: DataSource, mark: string): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await tableNames(dataSource)) {
    const rows: Record<string, unknown>[] = await dataSource.query(`SELECT * FROM ${table}`)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (textOf(`${table}.${column}`, value).includes(mark)) found.add(`${table}.${column}`)
  }
  return [...found].sort()
}

/** Returns the tables that contain a text. */
export const tablesWith = async (dataSource: DataSource, mark: string): Promise<string[]> => [
  ...new Set((await columnsWith(dataSource, mark)).map((column) => column.replace(/\..*/, ''))),
]

function textOf(column: string, value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1')
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  if (column === 'correo_pendiente.cifrado') return text + JSON.stringify(unseal(text, TEST_SECRET))
  // SQLite returns JSON as text, in quotation marks.
  if (column === 'plan_importacion.contenido' || column === 'lote_reporte.contenido')
    return inflateSync(Buffer.from(text.replaceAll('"', ''), 'base64')).toString()
  return text
}

/** Returns the files of a folder that contain a text, as bytes or as decoded mail. */
export async function filesWith(folder: string, mark: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!(await stat(path)).isFile()) continue
    const bytes = await readFile(path)
    if (bytes.includes(mark) || decodeQuotedPrintable(bytes.toString('latin1')).includes(mark)) found.push(name)
  }
  return found
}
