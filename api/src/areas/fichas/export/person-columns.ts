import { APPRENTICE_FIELDS } from '@fichero/contract/apprentice.fields'
import type { Progress } from '@fichero/contract/fichas.schema'
import type { Columns } from '@fichero/contract/fields'
import { fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import type { ColumnOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { ExportWords } from './export-words.js'
import { readinessWord } from './facts-sheet.js'

// Columns of every sheet with one row for each person.

type Person = Columns<typeof APPRENTICE_FIELDS> & { nro_documento: string }

/** Document type, document number and name. */
export const personColumns = (words: ExportWords): ColumnOf<Person>[] => {
  const columns: ColumnOf<Person>[] = fieldColumns(APPRENTICE_FIELDS, words)
  const number = { heading: words.label.nro_documento, width: 14, value: (person: Person) => person.nro_documento }
  return columns.toSpliced(1, 0, number)
}

/** Counts of outcomes, percentage, readiness band and hours. */
export const progressColumns = (words: ExportWords): ColumnOf<Progress>[] => [
  { heading: words.approved, width: 21, value: ({ resultados_aprobados }) => resultados_aprobados },
  { heading: words.outcomes, width: 24, value: ({ total_resultados }) => total_resultados },
  { heading: words.percentage, width: 12, format: '0.00', value: ({ porcentaje_tyt }) => porcentaje_tyt },
  { heading: words.readiness, width: 14, value: ({ banda, sin_banda }) => readinessWord(words, banda ?? sin_banda) },
  {
    heading: words.missing,
    width: 22,
    value: ({ sin_banda, faltan_para_lista }) => (sin_banda ? null : faltan_para_lista),
  },
]
