import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import type { Report } from '../spreadsheet-reader/records.js'

/**
 * Returns an interpreted report as text for a JSON column, which is the only type without a size limit on both databases: its
 * JSON, compressed with deflate and encoded in base64. A report of 2,100 rows takes 50 KB.
 */
export const packReport = async (report: Report): Promise<string> =>
  (await promisify(deflate)(JSON.stringify(report))).toString('base64')

/** Returns the JSON of a report that `packReport` has packed. */
export const unpackReport = async (contenido: string): Promise<string> =>
  (await promisify(inflate)(Buffer.from(contenido, 'base64'))).toString()

/** Returns a function that says whether the JSON of a report names one of these document numbers. */
export function mentions(documents: readonly string[]): (json: string) => boolean {
  const names = documents.map((document) => JSON.stringify(document))
  return (json) => names.some((name) => json.includes(name))
}
