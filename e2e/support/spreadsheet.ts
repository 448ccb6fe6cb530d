import { readFileSync } from 'node:fs'
import xlsx from '@e965/xlsx'
import type { Page } from '@playwright/test'

type Rows = (string | number | null)[][]

/** Clicks and reads the spreadsheet that is saved: its name, and the rows of each sheet, the headings first. */
export async function saveSpreadsheet(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  const book = xlsx.read(readFileSync(await download.path()))
  const sheets = Object.values(book.Sheets).map((sheet) =>
    xlsx.utils.sheet_to_json<Rows[number]>(sheet, { header: 1, raw: true, defval: null }),
  )
  return { name: download.suggestedFilename(), sheets }
}
