import { cellName } from './cell-names.js'
import { cleanText } from './cells.js'
import { ImportError } from './import-error.js'
import { type Loss, lossIn } from './lost-values.js'
import type { Cell } from './sheet.js'

const CODES: Partial<Record<Loss['code'], 'top_without_result' | 'top_letters_lost'>> = {
  cell_without_result: 'top_without_result',
  letters_lost: 'top_letters_lost',
}

/**
 * Refuses a file whose header, or what stands above it, does not say what was written there: which ficha it is of and
 * which columns it has would be guessed.
 */
export function checkAboveTable(rows: Cell[][], archivo: string): void {
  rows.forEach((row, index) => {
    row.forEach((cell, column) => {
      const loss = lossIn(cell)
      const code = loss && CODES[loss.code]
      if (!code) return
      const at = { archivo, celda: cellName(index + 1, column), valor: cleanText(cell).slice(0, 100) }
      throw new ImportError(code, at)
    })
  })
}
