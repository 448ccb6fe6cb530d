import type { OwedFicha, OwedOutcome } from '@fichero/contract/owed.schema'
import { type ColumnOf, sheetOf } from '../../../files/spreadsheet-writer/sheet-of.js'
import type { Worksheet } from '../../../files/spreadsheet-writer/worksheet.js'
import type { ExportWords } from './export-words.js'
import { outcomeColumns } from './outcome-columns.js'

type Row = OwedOutcome & { ficha: OwedFicha }

/** Returns a sheet of the owed judgments of several fichas, in the order of the screen. */
export const owedSheet = (pages: AsyncIterable<OwedFicha[]>, words: ExportWords): Worksheet =>
  sheetOf(words.owed, columns(words), rowsOf(pages))

/** Yields one row for each ficha and owed outcome, page after page. */
async function* rowsOf(pages: AsyncIterable<OwedFicha[]>): AsyncGenerator<Row[]> {
  for await (const fichas of pages)
    yield fichas.flatMap((ficha) => ficha.resultados.map((outcome) => ({ ...outcome, ficha })))
}

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  { heading: words.label.nro_ficha, width: 16, value: ({ ficha }) => ficha.nro_ficha },
  { heading: words.label.programa, width: 44, value: ({ ficha }) => ficha.programa_formacion },
  { heading: words.label.jefe, width: 30, value: ({ ficha }) => ficha.nombre_jefe_ficha },
  {
    heading: words.label.fecha_fin_lectiva,
    width: 22,
    format: words.dates.day,
    value: ({ ficha }) => new Date(ficha.fecha_fin_lectiva),
  },
  ...outcomeColumns(words),
  { heading: words.owedPeople, width: 24, value: ({ personas }) => personas },
  { heading: words.owedBy, width: 30, value: ({ responsable }) => responsable.nombre },
  { heading: words.owedKnownBy, width: 34, value: ({ responsable }) => words.owedSource[responsable.fuente] },
  {
    heading: words.owedSince,
    width: 20,
    format: words.dates.day,
    value: ({ desde }) => (desde ? new Date(desde) : null),
  },
  { heading: words.owedDays, width: 16, value: ({ dias }) => dias },
]
