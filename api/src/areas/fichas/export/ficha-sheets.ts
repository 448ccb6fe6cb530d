import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { factsOfRow, fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { CellValue, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, stateWord } from './facts-sheet.js'
import { personColumns, progressColumns } from './person-columns.js'

/** Returns two sheets: the people of a ficha with the figures of the ficha's screen, and the data of the ficha. */
export const fichaSheets = (ficha: FichaAnswer, words: ExportWords): Worksheet[] => [
  sheetOf(words.people, peopleColumns(words), ficha.aprendices),
  factsSheet(words.ficha, factsOf(ficha, words), words),
]

const peopleColumns = (words: ExportWords): ColumnOf<Enrolment>[] => [
  ...personColumns(words),
  { heading: words.label.estado, width: 20, value: ({ estado }) => stateWord(words, estado) },
  ...progressColumns(words),
  { heading: words.hours, width: 16, value: ({ horas_aprobadas }) => horas_aprobadas },
]

const factsOf = (ficha: FichaAnswer, words: ExportWords): [name: string, value: CellValue][] => [
  [words.label.nro_ficha, ficha.nro_ficha],
  [words.label.programa, ficha.programa_formacion],
  [words.label.jefe, ficha.nombre_jefe_ficha],
  ...factsOfRow(fieldColumns(FICHA_FIELDS, words), ficha),
  [words.report, ficha.ultimo_reporte?.archivo ?? words.noReport],
  [words.inTraining, ficha.total_aprendices_en_formacion],
  [words.all, ficha.aprendices.length],
]
