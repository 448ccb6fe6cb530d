import type { progress } from '../../domain/progress.js'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { Rows, Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from '../export/export-words.js'
import { stateWord } from '../export/facts-sheet.js'
import { personColumns, progressColumns } from '../export/person-columns.js'
import type { BoardPerson } from './board-rows.js'

type Row = BoardPerson & ReturnType<typeof progress>

/** One row for each person, with what a registration asks for. */
export const boardSheet = (people: Rows<Row>, words: ExportWords): Worksheet =>
  sheetOf(words.people, columns(words), people)

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  ...personColumns(words),
  { heading: words.email, width: 34, value: ({ correo }) => correo },
  { heading: words.phone, width: 14, value: ({ celular }) => celular },
  { heading: words.program, width: 44, value: ({ nombre_programa }) => nombre_programa },
  { heading: words.number, width: 16, value: ({ nro_ficha }) => nro_ficha },
  { heading: words.head, width: 30, value: ({ nombre_jefe, apellido_jefe }) => `${nombre_jefe} ${apellido_jefe}` },
  { heading: words.state, width: 18, value: ({ estado }) => stateWord(words, estado) },
  ...progressColumns(words),
]
