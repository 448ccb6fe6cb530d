import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { CellValue, Worksheet } from '../../workbooks/write-workbook.js'
import type { ExportWords } from './export-words.js'
import { factsSheet, readinessWord } from './facts-sheet.js'

/** The people of a ficha with the figures of its screen, and the ficha's own data. */
export const fichaSheets = (ficha: FichaAnswer, words: ExportWords): Worksheet[] => [
  sheetOf(words.people, peopleColumns(words), ficha.aprendices),
  factsSheet(words.ficha, factsOf(ficha, words), words),
]

const peopleColumns = (words: ExportWords): ColumnOf<Enrolment>[] => [
  { heading: words.documentType, width: 18, value: ({ tipo_documento }) => tipo_documento },
  { heading: words.document, width: 14, value: ({ nro_documento }) => nro_documento },
  { heading: words.names, width: 24, value: ({ nombre }) => nombre },
  { heading: words.surnames, width: 24, value: ({ apellido }) => apellido },
  { heading: words.state, width: 20, value: ({ estado }) => estado },
  { heading: words.approved, width: 21, value: ({ resultados_aprobados }) => resultados_aprobados },
  { heading: words.outcomes, width: 24, value: ({ total_resultados }) => total_resultados },
  { heading: words.percentage, width: 12, format: '0.00', value: ({ porcentaje_tyt }) => porcentaje_tyt },
  { heading: words.readiness, width: 14, value: ({ banda, sin_banda }) => readinessWord(words, banda ?? sin_banda) },
  {
    heading: words.missing,
    width: 22,
    value: ({ sin_banda, faltan_para_lista }) => (sin_banda ? null : faltan_para_lista),
  },
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
