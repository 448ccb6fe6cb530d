import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { CellValue, Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, stateWord } from './facts-sheet.js'
import { personColumns, progressColumns } from './person-columns.js'

/** The people of a ficha with the figures of its screen, and the ficha's own data. */
export const fichaSheets = (ficha: FichaAnswer, words: ExportWords): Worksheet[] => [
  sheetOf(words.people, peopleColumns(words), ficha.aprendices),
  factsSheet(words.ficha, factsOf(ficha, words), words),
]

const peopleColumns = (words: ExportWords): ColumnOf<Enrolment>[] => [
  ...personColumns(words),
  { heading: words.state, width: 20, value: ({ estado }) => stateWord(words, estado) },
  ...progressColumns(words),
  { heading: words.hours, width: 16, value: ({ horas_aprobadas }) => horas_aprobadas },
]

const factsOf = (ficha: FichaAnswer, words: ExportWords): [name: string, value: CellValue][] => [
  [words.number, ficha.nro_ficha],
  [words.program, ficha.programa_formacion],
  [words.head, ficha.nombre_jefe_ficha],
  [words.lectiveStart, new Date(ficha.fecha_inicio_lectiva)],
  [words.lectiveEnd, new Date(ficha.fecha_fin_lectiva)],
  [words.end, new Date(ficha.fecha_fin_ficha)],
  [words.report, ficha.ultimo_reporte?.archivo ?? words.noReport],
  [words.inTraining, ficha.total_aprendices_en_formacion],
  [words.all, ficha.aprendices.length],
]
