import type { ColumnOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { ExportWords } from './export-words.js'

// Columns of every sheet with one row for each outcome.

type Outcome = Record<'codigo_competencia' | 'nombre_competencia' | 'codigo' | 'nombre_rae', string>

/** Codes and names of the competency and the outcome. */
export const outcomeColumns = (words: ExportWords): ColumnOf<Outcome>[] => [
  { heading: words.competencyCode, width: 20, value: ({ codigo_competencia }) => codigo_competencia },
  { heading: words.competency, width: 50, value: ({ nombre_competencia }) => nombre_competencia },
  { heading: words.outcomeCode, width: 18, value: ({ codigo }) => codigo },
  { heading: words.outcome, width: 60, value: ({ nombre_rae }) => nombre_rae },
]
