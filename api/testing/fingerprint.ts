import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'

/**
 * Returns a checksum of all rows of all tables, except the plans of dry runs and the audit entries of denied actions. If the
 * checksum is the same before and after an action, the action wrote nothing.
 */
export async function fingerprint(dataSource: DataSource): Promise<string> {
  const hash = createHash('sha256')
  for (const { tableName } of dataSource.entityMetadatas) {
    if (tableName === 'plan_importacion') continue
    const where = tableName === 'auditoria' ? `WHERE accion <> 'access:refused'` : ''
    const rows: object[] = await dataSource.query(`SELECT * FROM ${tableName} ${where}`)
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).map(encoded))).sort()
    hash.update(`${tableName}\n${lines.join('\n')}\n`)
  }
  return hash.digest('hex')
}

/** Encodes bytes in Base64, because JSON has a number for each byte, which takes a second for the files of releases. */
const encoded = ([column, value]: [string, unknown]) => [
  column,
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
]
