import type { Progress } from '@fichero/contract/fichas.schema'
import type { ColumnOf } from '../../workbooks/sheet-of.js'
import type { ExportWords } from './export-words.js'
import { readinessWord } from './facts-sheet.js'

// Columns of every sheet with one row for each person.

type Person = Record<'tipo_documento' | 'nro_documento' | 'nombre' | 'apellido', string>

export const personColumns = (words: ExportWords): ColumnOf<Person>[] => [
  { heading: words.documentType, width: 18, value: ({ tipo_documento }) => tipo_documento },
  { heading: words.document, width: 14, value: ({ nro_documento }) => nro_documento },
  { heading: words.names, width: 24, value: ({ nombre }) => nombre },
  { heading: words.surnames, width: 24, value: ({ apellido }) => apellido },
]

export const progressColumns = (words: ExportWords): ColumnOf<Progress>[] => [
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
