import type { ComparisonAnswer, ComparisonRow } from '@fichero/contract/comparison.schema'
import type { ComparisonKey } from '@fichero/contract/enums'
import { tytPercentage } from '@fichero/contract/tyt'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'

type Row = Omit<ComparisonRow, 'clave'>

/** Returns a sheet with the rows of the screen and their total. */
export const comparisonSheet = (
  { filas, total }: ComparisonAnswer,
  por: ComparisonKey,
  words: ExportWords,
): Worksheet => {
  const none = por === 'regional' ? words.noRegional : words.noCentre
  const rows = filas.map((row) => ({ ...row, nombre: row.nombre ?? none }))
  return sheetOf(words.comparison, columns(por, words), [...rows, { ...total, nombre: words.total }])
}

const columns = (por: ComparisonKey, words: ExportWords): ColumnOf<Row>[] => [
  { heading: words.label[por], width: 44, value: ({ nombre }) => nombre },
  { heading: words.fichas, width: 12, value: ({ fichas }) => fichas },
  { heading: words.inTraining, width: 24, value: ({ aprendices }) => aprendices },
  { heading: words.tecnologos, width: 24, value: ({ tecnologos }) => tecnologos },
  { heading: words.ready, width: 24, value: ({ listos }) => listos },
  {
    heading: words.readyShare,
    width: 24,
    format: '0.00',
    value: ({ listos, tecnologos }) => (tecnologos > 0 ? tytPercentage(listos, tecnologos) : null),
  },
  { heading: words.owed, width: 24, value: ({ por_evaluar }) => por_evaluar },
  { heading: words.oldReports, width: 34, value: ({ reporte_viejo }) => reporte_viejo },
  { heading: words.behind, width: 34, value: ({ atrasada }) => atrasada },
]
