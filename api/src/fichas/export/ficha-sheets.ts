import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import type { CellValue, Worksheet } from '../../workbooks/write-workbook.js'
import type { ExportWords } from './export-words.js'

/** The people of a ficha with the figures of its screen, and the ficha's own data. */
export const fichaSheets = (ficha: FichaAnswer, words: ExportWords): Worksheet[] => [
  sheetOf(words.people, peopleColumns(words), ficha.aprendices),
  sheetOf(words.ficha, factColumns(words), factsOf(ficha, words)),
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

const readinessWord = (words: ExportWords, word: keyof ExportWords['readinessWord'] | null) =>
  word && words.readinessWord[word]

interface Fact {
  name: string
  value: CellValue
}

const factColumns = (words: ExportWords): ColumnOf<Fact>[] => [
  { heading: words.fact, width: 28, value: ({ name }) => name },
  { heading: words.value, width: 60, value: ({ value }) => value },
]

const factsOf = (ficha: FichaAnswer, words: ExportWords): Fact[] => [
  { name: words.number, value: ficha.nro_ficha },
  { name: words.program, value: ficha.programa_formacion },
  { name: words.head, value: ficha.nombre_jefe_ficha },
  { name: words.lectiveStart, value: new Date(ficha.fecha_inicio_lectiva) },
  { name: words.lectiveEnd, value: new Date(ficha.fecha_fin_lectiva) },
  { name: words.end, value: new Date(ficha.fecha_fin_ficha) },
  { name: words.report, value: ficha.ultimo_reporte?.archivo ?? words.noReport },
  { name: words.inTraining, value: ficha.total_aprendices_en_formacion },
  { name: words.all, value: ficha.aprendices.length },
]
