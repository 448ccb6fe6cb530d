import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { TYT_FIELDS } from '@fichero/contract/tyt-steps'
import { fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { Rows, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from '../export/export-words.js'
import { stateWord } from '../export/facts-sheet.js'
import { personColumns, progressColumns } from '../export/person-columns.js'
import type { progress } from '../progress.js'
import type { BoardPerson } from './board-rows.js'

type Row = BoardPerson & ReturnType<typeof progress>

/**
 * Returns a sheet with one row for each person, with the data that the registration for the TyT test requires, and the days of
 * its steps. The sheet can be loaded again with more days.
 */
export const boardSheet = (people: Rows<Row>, words: ExportWords): Worksheet =>
  sheetOf(words.people, columns(words), people)

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  ...personColumns(words),
  ...fieldColumns(CONTACT_FIELDS, words),
  { heading: words.label.programa, width: 44, value: ({ nombre_programa }) => nombre_programa },
  { heading: words.label.nro_ficha, width: 16, value: ({ nro_ficha }) => nro_ficha },
  {
    heading: words.label.jefe,
    width: 30,
    value: ({ nombre_jefe, apellido_jefe }) => `${nombre_jefe} ${apellido_jefe}`,
  },
  { heading: words.label.estado, width: 18, value: ({ estado }) => stateWord(words, estado) },
  ...fieldColumns(TYT_FIELDS, words),
  ...progressColumns(words),
]
