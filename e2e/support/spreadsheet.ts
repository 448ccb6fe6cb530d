import { readFileSync } from 'node:fs'
import xlsx from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { fixture } from './fixtures'

/** The cells of a sheet, row by row. */
type Rows = (string | number | null)[][]

/** Calls `click`, and reads the downloaded spreadsheet. Returns its name and the rows of each sheet, the headings first. */
export async function saveSpreadsheet(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  const book = xlsx.read(readFileSync(await download.path()))
  const sheets = Object.values(book.Sheets).map((sheet) =>
    xlsx.utils.sheet_to_json<Rows[number]>(sheet, { header: 1, raw: true, defval: null }),
  )
  return { name: download.suggestedFilename(), sheets }
}

/** Returns a fixture with changed rows, in the format of `setInputFiles`. `rows[0]` is row 1. */
export function editedFile(name: string, edit: (rows: Rows) => void) {
  const book = xlsx.read(readFileSync(fixture(name)))
  const [sheet = ''] = book.SheetNames
  const rows = xlsx.utils.sheet_to_json<Rows[number]>(book.Sheets[sheet]!, { header: 1, raw: true, defval: null })
  edit(rows)
  book.Sheets[sheet] = xlsx.utils.aoa_to_sheet(rows)
  const buffer: Buffer = xlsx.write(book, { type: 'buffer', bookType: 'biff8' })
  return { name, mimeType: 'application/vnd.ms-excel', buffer }
}

/** Returns a new spreadsheet with these rows, in the format of `setInputFiles`. */
export function newFile(name: string, rows: Rows) {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Hoja 1')
  const buffer: Buffer = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
}
