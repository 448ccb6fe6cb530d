import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cutText } from '@fichero/contract/text'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Field, Headings } from './column-fields.js'
import { type ColumnMeaning, columnsMeantBy } from './headings.js'
import { ImportError } from './import-error.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'

/** A heading and its column. `readHeader` returns the headings that name no known column. */
export interface UnknownHeading {
  /** The column's letter. */
  columna: string
  valor: string
}

/** A heading with the columns that it may mean. */
interface Heading extends UnknownHeading {
  index: number
  heading: string
  /** The columns that the heading may mean. */
  names: readonly ColumnMeaning[]
}

/** The heading that a field has got, with the rank of its name. */
interface Assigned {
  title: Heading
  rank: number
}

/**
 * Maps the headings of a row to fields. If two headings may mean the same field, the more specific one gets it, and a
 * warning names the less specific heading.
 * @throws ImportError `header_repeated` if neither heading is more specific
 */
export function readHeader(rows: Cell[][], header: number, archivo: string, layout: ImportKind) {
  const titles = headingsIn(rows[header] ?? [], layout)
  const assigned = new Map<Field, Assigned>()
  const unknown: Heading[] = []
  const problems: { title: Heading; code: RowProblemCode; otra?: string }[] = []
  for (const title of titles.toSorted((a, b) => rankOf(a) - rankOf(b) || a.index - b.index)) {
    const names = title.names.filter(({ column, rank }) => rank === 0 || fits(column.fits, rows, header, title.index))
    const free = names.find(({ column: { field } }) => field === null || !assigned.has(field))
    const [first] = names
    if (free?.column.field) assigned.set(free.column.field, { title, rank: free.rank })
    else if (free) problems.push({ title, code: 'column_unused' })
    else if (first?.column.field) {
      const other = assigned.get(first.column.field)!
      if (other.rank === first.rank) throw repeated(title, other.title, archivo, header + 1)
      problems.push({ title, code: 'column_repeats', otra: other.title.heading })
    } else {
      unknown.push(title)
      problems.push({ title, code: 'column_ignored' })
    }
  }
  const found = [...assigned].toSorted(([, one], [, other]) => one.title.index - other.title.index)
  const headings: Headings = Object.fromEntries(found.map(([field, { title }]) => [field, title.heading]))
  return {
    columns: new Map(found.map(([field, { title }]) => [field, title.index] as const)) as ReadonlyMap<Field, number>,
    headings,
    unknown: unknown.map(({ columna, valor }): UnknownHeading => ({ columna, valor })),
    warnings: problems.map(({ title: { columna, valor }, code, otra }): RowProblem => {
      return rowProblem(code, { fila: header + 1, columna, valor }, otra === undefined ? {} : { otra })
    }),
  }
}

function headingsIn(cells: Cell[], layout: ImportKind): Heading[] {
  return cells.flatMap((cell, index) => {
    const heading = cleanText(cell)
    if (heading === '') return []
    // Looked up by the raw text, because cleaning would turn a byte order mark into a blank.
    const names = columnsMeantBy(layout, String(cell))
    return [{ index, heading, names, columna: columnLetter(index), valor: cutText(heading, 100) }]
  })
}

const rankOf = ({ names: [first] }: Heading) => first?.rank ?? 0

/** Whether the first value below the heading passes the column's check `fits`. */
function fits(isValue: ColumnMeaning['column']['fits'], rows: Cell[][], header: number, index: number): boolean {
  if (!isValue) return true
  const below = rows.slice(header + 1).find((row) => cleanText(row[index]) !== '')
  return below !== undefined && isValue(below[index] ?? null)
}

/** Builds the error for two headings that mean the same field. */
function repeated(second: Heading, other: Heading, archivo: string, fila: number): ImportError {
  const { columna } = other
  return new ImportError('header_repeated', {
    archivo,
    fila,
    valor: second.valor,
    columna,
    otra_columna: second.columna,
  })
}
