import type { CellValue, Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from './export-words.js'

/** A sheet with a fact in each row. */
export const factsSheet = (name: string, facts: [name: string, value: CellValue][], words: ExportWords): Worksheet => ({
  name,
  columns: [
    { heading: words.fact, width: 28 },
    { heading: words.value, width: 60 },
  ],
  rows: facts,
})

/** A band, or why there is none, as a word. */
export const readinessWord = (words: ExportWords, word: keyof ExportWords['readinessWord'] | null) =>
  word && words.readinessWord[word]
