import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cutText } from '@fichero/contract/text'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Field, Headings } from './fields.js'
import { type Named, namedColumns } from './headings.js'
import { ImportError } from './import-error.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'

export interface UnknownHeading {
  /** The column's letter. */
  columna: string
  valor: string
}

interface Title extends UnknownHeading {
  index: number
  heading: string
  names: readonly Named[]
}

interface Taken {
  title: Title
  rank: number
}

/**
 * Maps the headings of a row to fields. Where two may stand for the same field, the more specific one does, and the other
 * is named in a warning.
 * @throws ImportError `header_repeated` if neither is more specific
 */
export function readHeader(rows: Cell[][], header: number, archivo: string, layout: ImportKind) {
  const titles = titlesIn(rows[header] ?? [], layout)
  const taken = new Map<Field, Taken>()
  const unknown: Title[] = []
  const problems: { title: Title; code: RowProblemCode; otra?: string }[] = []
  for (const title of titles.toSorted((a, b) => rankOf(a) - rankOf(b) || a.index - b.index)) {
    const names = title.names.filter(({ column, rank }) => rank === 0 || fits(column.fits, rows, header, title.index))
    const free = names.find(({ column: { field } }) => field === null || !taken.has(field))
    const [first] = names
    if (free?.column.field) taken.set(free.column.field, { title, rank: free.rank })
    else if (free) problems.push({ title, code: 'column_unused' })
    else if (first?.column.field) {
      const other = taken.get(first.column.field)!
      if (other.rank === first.rank) throw repeated(title, other.title, archivo, header + 1)
      problems.push({ title, code: 'column_repeats', otra: other.title.heading })
    } else {
      unknown.push(title)
      problems.push({ title, code: 'column_ignored' })
    }
  }
  const found = [...taken].toSorted(([, one], [, other]) => one.title.index - other.title.index)
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

function titlesIn(cells: Cell[], layout: ImportKind): Title[] {
  return cells.flatMap((cell, index) => {
    const heading = cleanText(cell)
    if (heading === '') return []
    // As it is written: a mark of a file inside is no blank.
    const names = namedColumns(layout, String(cell))
    return [{ index, heading, names, columna: columnLetter(index), valor: cutText(heading, 100) }]
  })
}

const rankOf = ({ names: [first] }: Title) => first?.rank ?? 0

/** Whether the first value below the heading is one of the column. */
function fits(isOne: Named['column']['fits'], rows: Cell[][], header: number, index: number): boolean {
  if (!isOne) return true
  const below = rows.slice(header + 1).find((row) => cleanText(row[index]) !== '')
  return below !== undefined && isOne(below[index] ?? null)
}

function repeated(one: Title, other: Title, archivo: string, fila: number): ImportError {
  const { columna } = other
  return new ImportError('header_repeated', { archivo, fila, valor: one.valor, columna, otra_columna: one.columna })
}
