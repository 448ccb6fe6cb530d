import { searchable } from '../../database/searchable.js'
import type { Worksheet } from './worksheet.js'

/** A file for `@ReturnsWorkbook()` to send. */
export interface Workbook {
  name: string
  sheets: Worksheet[]
}

/** Names a workbook by these words, `ficha-2888001.xlsx`, in characters that every file system and header accepts. */
export function workbookOf(words: (string | number)[], sheets: Worksheet[]): Workbook {
  const name = searchable(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { name: `${name}.xlsx`, sheets }
}
