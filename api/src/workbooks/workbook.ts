import { searchable } from '../database/searchable.js'
import { type Worksheet, writeWorkbook } from './write-workbook.js'

/** A file as `@ReturnsWorkbook()` sends it. */
export interface Workbook {
  name: string
  bytes: Buffer
}

/** Builds a workbook named by these words: `ficha-2888001.xlsx`, in letters that every system and header can hold. */
export async function workbookOf(words: (string | number)[], sheets: Worksheet[]): Promise<Workbook> {
  const name = searchable(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { name: `${name}.xlsx`, bytes: await writeWorkbook(sheets) }
}
