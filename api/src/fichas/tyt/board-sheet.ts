import { progress } from '../../domain/progress.js'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { Worksheet } from '../../workbooks/write-workbook.js'
import type { ExportWords } from '../export/export-words.js'
import { readinessWord } from '../export/facts-sheet.js'
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
  { heading: words.documentType, width: 18, value: ({ tipo_documento }) => tipo_documento },
  { heading: words.document, width: 14, value: ({ nro_documento }) => nro_documento },
  { heading: words.names, width: 24, value: ({ nombre }) => nombre },
  { heading: words.surnames, width: 24, value: ({ apellido }) => apellido },
  { heading: words.email, width: 34, value: ({ correo }) => correo },
  { heading: words.phone, width: 14, value: ({ celular }) => celular },
  { heading: words.program, width: 44, value: ({ nombre_programa }) => nombre_programa },
  { heading: words.number, width: 16, value: ({ nro_ficha }) => nro_ficha },
  { heading: words.head, width: 30, value: ({ nombre_jefe, apellido_jefe }) => `${nombre_jefe} ${apellido_jefe}` },
  { heading: words.state, width: 18, value: ({ estado }) => estado },
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
