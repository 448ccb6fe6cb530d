import type { OwedFicha, OwedOutcome } from '@fichero/contract/owed.schema'
import { type ColumnOf, sheetOf } from '../../workbooks/sheet-of.js'
import { DAY, type Worksheet } from '../../workbooks/worksheet.js'
import type { ExportWords } from './export-words.js'
import { outcomeColumns } from './outcome-columns.js'

type Row = OwedOutcome & { ficha: OwedFicha }

/** The judgments owed in fichas, as their screen lists them. */
export const owedSheet = (pages: AsyncIterable<OwedFicha[]>, words: ExportWords): Worksheet =>
  sheetOf(words.owed, columns(words), rowsOf(pages))

async function* rowsOf(pages: AsyncIterable<OwedFicha[]>): AsyncGenerator<Row[]> {
  for await (const fichas of pages)
    yield fichas.flatMap((ficha) => ficha.resultados.map((outcome) => ({ ...outcome, ficha })))
}

const columns = (words: ExportWords): ColumnOf<Row>[] => [
  { heading: words.number, width: 16, value: ({ ficha }) => ficha.nro_ficha },
  { heading: words.program, width: 44, value: ({ ficha }) => ficha.programa_formacion },
  { heading: words.head, width: 30, value: ({ ficha }) => ficha.nombre_jefe_ficha },
  { heading: words.lectiveEnd, width: 22, format: DAY, value: ({ ficha }) => new Date(ficha.fecha_fin_lectiva) },
  ...outcomeColumns(words),
  { heading: words.owedPeople, width: 24, value: ({ personas }) => personas },
  { heading: words.owedBy, width: 30, value: ({ responsable }) => responsable.nombre },
  { heading: words.owedKnownBy, width: 34, value: ({ responsable }) => words.owedSource[responsable.fuente] },
  { heading: words.owedSince, width: 20, format: DAY, value: ({ desde }) => (desde ? new Date(desde) : null) },
  { heading: words.owedDays, width: 16, value: ({ dias }) => dias },
]
