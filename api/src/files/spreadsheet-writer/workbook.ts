import { folded } from '@fichero/contract/search-text'
import type { Worksheet } from './worksheet.js'

/** A file for `@ReturnsWorkbook()` to send. */
export interface Workbook {
  name: string
  sheets: Worksheet[]
}

/** Names a workbook by these words, `ficha-2888001.xlsx`, in characters that every file system and header accepts. */
export function workbookOf(words: (string | number)[], sheets: Worksheet[]): Workbook {
  const name = folded(words.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { name: `${name}.xlsx`, sheets }
}
