import { ownValue } from '@fichero/contract/own-value'
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

/** A state of SOFIA Plus; one that is not known stays as written. */
export const stateWord = ({ states }: ExportWords, state: string) => ownValue(states, state) ?? state

/** A band, or why there is none, as a word. */
export const readinessWord = (words: ExportWords, word: keyof ExportWords['readinessWord'] | null) =>
  word && words.readinessWord[word]
