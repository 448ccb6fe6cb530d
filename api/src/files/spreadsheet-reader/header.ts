import type { ImportKind } from '@fichero/contract/enums'
import type { RowProblem } from '@fichero/contract/imports.schema'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cutText } from '@fichero/contract/text'
import { columnLetter } from './cell-names.js'
import { cleanText } from './cells.js'
import type { Column } from './column.js'
import type { Field, Headings } from './column-fields.js'
import {
  type ColumnMeaning,
  columnsMeantBy,
  knownColumn,
  missingColumns,
  OTHER_TITLES,
  type SheetKind,
  TITLES,
} from './headings.js'
import { ImportError } from './import-error.js'
import { normalise } from './normalise.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'

/** Texts beside a title, such as a name and a date. A row with more is not a title. */
const MAX_BESIDE_TITLE = 2

/** Returns the kind that SOFIA's title names. A title is the first text of its row. */
export function titleOf(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const kind = TITLES.get(normalise(textsOf(row)[0] ?? ''))
    if (kind) return kind
  }
  return undefined
}

/** Whether the row is the title of a report or of another sheet, perhaps with more text: `Reporte de Aprendices 2999001`. */
export function isTitle(row: Cell[]): boolean {
  const [first = '', ...others] = textsOf(row)
  const text = normalise(first)
  const isOfSofia = [...TITLES.keys()].some((title) => text.startsWith(title))
  return (isOfSofia && others.length <= MAX_BESIDE_TITLE) || otherTitleOf([row]) !== undefined
}

/** Returns the kind that the title of a sheet from elsewhere names. */
export function otherTitleOf(rows: Cell[][]): SheetKind | undefined {
  for (const row of rows) {
    const [first = '', ...others] = textsOf(row).map(normalise)
    const title = OTHER_TITLES.find(([beginning]) => first.startsWith(beginning))
    if (title && others.length <= MAX_BESIDE_TITLE) return title[1]
  }
  return undefined
}

/** The row of a sheet that is most similar to the headings of a kind of sheet. */
export interface Header {
  kind: SheetKind
  /** Index of the row in the sheet. */
  row: number
  cells: Cell[]
  /** Number of known headings. */
  known: number
  /** Number of known headings, minus missing headings, minus the kind's handicap. */
  score: number
}

/** A row that may be a header: its texts, and the columns that they name. */
interface Candidate {
  texts: string[]
  known: ReadonlySet<Column>
}

/** The kinds for which a header is searched. */
export const HEADED_KINDS: readonly SheetKind[] = [
  'juicios',
  'aprendices',
  'programa',
  'instructores',
  'personas',
  'tyt',
  'pe04',
]

/** The columns of a person's name. */
const NAMES: ReadonlySet<string> = new Set(['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos'])
/** Subtracted from the score of a kind, because a list of apprentices may also have some of that kind's columns. */
const HANDICAPS: Partial<Record<SheetKind, number>> = { juicios: 1, personas: 1, tyt: 1 }

/** The optional columns of judgments (evaluator, date, observation) occur in other lists too, so they identify no kind. */
const isDistinctive = (kind: SheetKind, { optional }: Column) => !optional || kind !== 'juicios'

const isName = (field: Column['field']) => field !== null && NAMES.has(field)

/** Reasons why a row is not a header. */
const NO_HEADER: readonly ((row: Candidate) => boolean)[] = [
  // A line of text, or data.
  ({ texts, known }) => known.size === 0 || texts.length < 2,
  // One known heading among few texts is a header with misspellings; among many it is a coincidence.
  ({ texts, known }) => known.size === 1 && texts.length > 3,
  // `Ficha de Caracterización: 2999001 - NAME`, `Estado: EN EJECUCION`: optional columns alone are not a header.
  ({ known }) => [...known].every(({ optional, field }) => optional && !isName(field)),
]

/**
 * Returns the row with the best score for any of the kinds. If several have the same score, returns the one with the most known
 * headings, which is the lower one of two rows of headings, or else the first one.
 */
export function findHeader(rows: Cell[][], kinds: readonly SheetKind[]): Header | undefined {
  let best: Header | undefined
  rows.forEach((cells, row) => {
    const texts = textsOf(cells)
    for (const kind of kinds) {
      const known = new Set(texts.map((text) => knownColumn(kind, text)).filter((column) => column !== undefined))
      if (NO_HEADER.some((applies) => applies({ texts, known }))) continue
      const missing = missingColumns(kind, (column) => known.has(column)).length
      const distinctive = [...known].filter((column) => isDistinctive(kind, column)).length
      const score = distinctive - missing - (HANDICAPS[kind] ?? 0)
      const isFuller = score === best?.score && kind === best.kind && known.size > best.known
      if (!best || score > best.score || isFuller) best = { kind, row, cells, known: known.size, score }
    }
  })
  return best
}

/** Returns the cells of a row with a text that is not blank. */
export const textsOf = (row: Cell[]): string[] =>
  row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').map(String)

/** A heading and its column. `readHeader` returns the headings that name no known column. */
interface UnknownHeading {
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
