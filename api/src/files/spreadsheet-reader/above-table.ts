import { cellName } from './cell-names.js'
import { cleanText } from './cells.js'
import { ImportError } from './import-error.js'
import { type Loss, lossIn } from './lost-values.js'
import type { Cell } from './sheet.js'

/** Error codes for losses above the table. Other losses do not reject the file. */
const CODES: Partial<Record<Loss['code'], 'top_without_result' | 'top_letters_lost'>> = {
  cell_without_result: 'top_without_result',
  letters_lost: 'top_letters_lost',
}

/**
 * Rejects a file that lost a value (`lossIn`) in or above its row of headings: its ficha and columns would be guesses.
 * @throws ImportError `top_without_result` or `top_letters_lost`
 */
export function checkAboveTable(rows: Cell[][], archivo: string): void {
  rows.forEach((row, index) => {
    row.forEach((cell, column) => {
      const loss = lossIn(cell)
      const code = loss && CODES[loss.code]
      if (!code) return
      const params = { archivo, celda: cellName(index + 1, column), valor: cleanText(cell).slice(0, 100) }
      throw new ImportError(code, params)
    })
  })
}
