import { MAX_LISTED_FICHAS } from '@fichero/contract/limits'
import { cleanText } from './cells.js'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { PE04_COLUMNS } from './pe04-columns.js'
import { levelOf, Pe04Reader } from './pe04-reader.js'
import { readableRows } from './readable-rows.js'
import type { ListedFicha, Pe04Sheet, Preamble } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

interface Context {
  archivo: string
  dates: DateReading
}

const FIELDS = PE04_COLUMNS.map(({ field }) => field).filter((field) => field !== null)

/** Warnings about the title and the other columns, which every PE-04 has. */
const EXPECTED: readonly string[] = ['above_unread', 'column_ignored', 'column_unused']

/** Reads the fichas of the levels that Fichero has. */
export function interpretPe04(table: Table, preamble: Preamble, { archivo, dates }: Context): Pe04Sheet {
  const warnings = table.warnings.filter(({ code }) => !EXPECTED.includes(code))
  const problems = new RowProblemList({ ...table, warnings })
  const isReadable = readableRows(table, problems, FIELDS)
  const reader = new Pe04Reader(table, problems, dates)
  const read: { row: TableRow; ficha: ListedFicha }[] = []
  const skipped = new Map<string, number>()
  for (const row of table.rows) {
    const level = cleanText(cellOf(table, row, 'nivel'))
    if (level !== '' && !levelOf(level)) {
      skipped.set(level, (skipped.get(level) ?? 0) + 1)
      continue
    }
    const ficha = isReadable(row) ? reader.read(row) : null
    if (ficha) read.push({ row, ficha })
  }
  const newest = newestRows(table, read)
  if (newest.size > MAX_LISTED_FICHAS)
    throw new ImportError('too_many_fichas', { archivo, filas: newest.size, max: MAX_LISTED_FICHAS })
  for (const { row, ficha } of read) {
    const otra_fila = newest.get(ficha.nro_ficha)?.fila ?? row.fila
    if (otra_fila !== row.fila) problems.warn('ficha_repeated', row, 'ficha', { otra_fila })
  }
  const { headings, rows } = table
  return {
    kind: 'pe04',
    ...preamble,
    fichas: [...newest.values()],
    omitidas: Array.from(skipped, ([nivel, filas]) => ({ nivel, filas })),
    headings,
    filas: rows.length,
    rejected: problems.rejected,
    warnings: problems.warnings,
  }
}

/** Returns the row of each ficha with the newest period; of several, the last one. */
function newestRows(table: Table, read: { row: TableRow; ficha: ListedFicha }[]): Map<number, ListedFicha> {
  const periodOf = ({ row }: { row: TableRow }) => cleanText(cellOf(table, row, 'periodo'))
  const sorted = read.toSorted((a, b) => (periodOf(a) < periodOf(b) ? -1 : periodOf(a) > periodOf(b) ? 1 : 0))
  const newest = new Map(sorted.map(({ ficha }) => [ficha.nro_ficha, ficha]))
  return new Map([...newest].toSorted(([, a], [, b]) => a.fila - b.fila))
}
