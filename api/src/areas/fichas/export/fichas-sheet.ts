import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { fieldColumns } from '../../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { Rows, Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'

/** Returns a sheet of fichas with the same data as the cards on the screen. */
export const fichasSheet = (fichas: Rows<Ficha>, words: ExportWords): Worksheet =>
  sheetOf(words.fichas, columns(words), fichas)

const columns = (words: ExportWords): ColumnOf<Ficha>[] => [
  { heading: words.label.nro_ficha, width: 16, value: ({ nro_ficha }) => nro_ficha },
  { heading: words.label.programa, width: 44, value: ({ programa_formacion }) => programa_formacion },
  { heading: words.label.jefe, width: 30, value: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
  ...fieldColumns(FICHA_FIELDS, words),
  {
    heading: words.label.etapa,
    width: 20,
    value: ({ etapa, etapa_a_mano }) => words.value.etapa[etapa_a_mano ? (`${etapa}_a_mano` as const) : etapa],
  },
  { heading: words.category, width: 14, value: ({ categoria }) => words.categories[categoria] },
  { heading: words.inTraining, width: 24, value: (ficha) => ficha.total_aprendices_en_formacion },
  { heading: words.meanProgress, width: 16, format: '0.00', value: ({ progreso }) => progreso },
  { heading: words.missingOutcomes, width: 24, value: ({ faltan }) => faltan },
  { heading: words.withMissing, width: 24, value: ({ con_faltantes }) => con_faltantes },
  { heading: words.reportDays, width: 24, value: ({ dias_reporte }) => dias_reporte },
]
