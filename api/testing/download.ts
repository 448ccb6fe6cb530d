import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { type Api, formOf } from './api.js'

export interface Download {
  status: number
  headers: Headers
  /** The values of each sheet by its name; the first row has the headings. */
  sheets: Record<string, unknown[][]>
}

/** Downloads a workbook and reads it as a spreadsheet program would. With `file`, uploads the file and reads the answer. */
export async function download(api: Api, path: string, token: string, file?: SpreadsheetFile): Promise<Download> {
  const sent = file && { method: 'POST', body: formOf({ file }) }
  const response = await fetch(`${api.url}/api${path}`, { headers: { 'x-token': token }, ...sent })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, sheets: response.ok ? sheetsOf(bytes) : {} }
}

/** The values of a workbook's sheets, as `Download` has them. */
export const sheetsOf = (bytes: Buffer) =>
  Object.fromEntries(
    Object.entries(worksheetsOf(bytes)).map(([name, sheet]) => [
      name,
      utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, UTC: true }),
    ]),
  )

const worksheetsOf = (bytes: Buffer): Record<string, WorkSheet> =>
  read(bytes, { type: 'buffer', cellDates: true, cellFormula: true, UTC: true }).Sheets

/** The cells of a workbook's first sheet by address: `A1`. */
export const cellsOf = (bytes: Buffer): Record<string, CellObject> => Object.values(worksheetsOf(bytes))[0] ?? {}
