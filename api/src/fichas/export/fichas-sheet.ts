import type { Ficha } from '@fichero/contract/fichas.schema'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import { DAY, type Rows, type Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from './export-words.js'

/** A list of fichas with what its cards show. */
export const fichasSheet = (fichas: Rows<Ficha>, words: ExportWords): Worksheet =>
  sheetOf(words.fichas, columns(words), fichas)

const columns = (words: ExportWords): ColumnOf<Ficha>[] => [
  { heading: words.number, width: 16, value: ({ nro_ficha }) => nro_ficha },
  { heading: words.program, width: 44, value: ({ programa_formacion }) => programa_formacion },
  { heading: words.head, width: 30, value: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
  { heading: words.jornada, width: 11, value: ({ jornada }) => words.jornadas[jornada] },
  { heading: words.oferta, width: 11, value: ({ oferta }) => words.ofertas[oferta] },
  { heading: words.etapa, width: 12, value: ({ etapa }) => words.etapas[etapa] },
  { heading: words.category, width: 14, value: ({ categoria }) => words.categories[categoria] },
  {
    heading: words.lectiveStart,
    width: 26,
    format: DAY,
    value: ({ fecha_inicio_lectiva }) => new Date(fecha_inicio_lectiva),
  },
  { heading: words.lectiveEnd, width: 24, format: DAY, value: ({ fecha_fin_lectiva }) => new Date(fecha_fin_lectiva) },
  { heading: words.end, width: 16, format: DAY, value: ({ fecha_fin_ficha }) => new Date(fecha_fin_ficha) },
  { heading: words.inTraining, width: 24, value: (ficha) => ficha.total_aprendices_en_formacion },
  { heading: words.meanProgress, width: 16, format: '0.00', value: ({ progreso }) => progreso },
]
