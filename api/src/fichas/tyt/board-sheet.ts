import { progress } from '../../domain/progress.js'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { Worksheet } from '../../workbooks/write-workbook.js'
import type { ExportWords } from '../export/export-words.js'
import { personColumns, progressColumns } from '../export/person-columns.js'
import type { BoardRow } from './tyt-rows.js'

type Row = BoardRow & ReturnType<typeof progress>

/** One row for each person, with what a registration asks for. */
export const boardSheet = (people: BoardRow[], words: ExportWords): Worksheet =>
  sheetOf(
    words.people,
    columns(words),
    people.map((row) => ({ ...row, ...progress(row) })),
  )

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  ...personColumns(words),
  { heading: words.email, width: 34, value: ({ correo }) => correo },
  { heading: words.phone, width: 14, value: ({ celular }) => celular },
  { heading: words.program, width: 44, value: ({ nombre_programa }) => nombre_programa },
  { heading: words.number, width: 16, value: ({ nro_ficha }) => nro_ficha },
  { heading: words.head, width: 30, value: ({ nombre_jefe, apellido_jefe }) => `${nombre_jefe} ${apellido_jefe}` },
  { heading: words.state, width: 18, value: ({ estado }) => estado },
  ...progressColumns(words),
]
