import { ownValue } from '@fichero/contract/own-value'
import type { CellValue, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'

/** Returns a sheet with two columns, name and value, and one fact in each row. */
export const factsSheet = (name: string, facts: [name: string, value: CellValue][], words: ExportWords): Worksheet => ({
  name,
  columns: [
    { heading: words.fact, width: 28 },
    { heading: words.factValue, width: 60, format: words.dates.day },
  ],
  rows: facts,
})

/** Translates an enrolment state of SOFIA Plus. Returns an unknown state unchanged. */
export const stateWord = ({ states }: ExportWords, state: string) => ownValue(states, state) ?? state

/** Translates a readiness band, or the reason why there is none. */
export const readinessWord = (words: ExportWords, word: keyof ExportWords['readinessWord'] | null) =>
  word && words.readinessWord[word]
