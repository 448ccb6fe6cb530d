import { searchable } from '../database/searchable.js'
import type { Worksheet } from './worksheet.js'

/** A file as `@ReturnsWorkbook()` sends it. */
export interface Workbook {
  name: string
  sheets: Worksheet[]
}

/** A workbook named by these words: `ficha-2888001.xlsx`, in letters that every system and header can hold. */
export function workbookOf(words: (string | number)[], sheets: Worksheet[]): Workbook {
  const name = searchable(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { name: `${name}.xlsx`, sheets }
}
