import { createHash } from 'node:crypto'
import type { DataSource } from 'typeorm'

/**
 * Checksum of all rows of all tables except the kept plans, which simulations write, and the record of refusals. Equal
 * before and after means that nothing was written.
 */
export async function fingerprint(dataSource: DataSource): Promise<string> {
  const hash = createHash('sha256')
  for (const { tableName } of dataSource.entityMetadatas) {
    if (tableName === 'plan_importacion') continue
    const where = tableName === 'auditoria' ? `WHERE accion <> 'access:refused'` : ''
    const rows: object[] = await dataSource.query(`SELECT * FROM ${tableName} ${where}`)
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).map(written))).sort()
    hash.update(`${tableName}\n${lines.join('\n')}\n`)
  }
  return hash.digest('hex')
}

/** JSON has a number for each byte, which takes a second for the files of the releases. */
const written = ([column, value]: [string, unknown]) => [
  column,
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
]
