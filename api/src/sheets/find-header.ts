import type { Column } from './column.js'
import { knownColumn, missingColumns, type SheetKind } from './headings.js'
import type { Cell } from './sheet.js'

/** The row that comes nearest to a header of a kind. */
export interface Header {
  kind: SheetKind
  /** Its index. */
  row: number
  cells: Cell[]
  /** Known headings minus missing ones, and minus the lead that the kind needs. */
  score: number
}

interface Candidate {
  texts: string[]
  known: ReadonlySet<Column>
}

/** A list may have any of these, and no other. */
const NAMES: ReadonlySet<string> = new Set(['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos'])
/** A list of apprentices may have some columns of these kinds too: they have more than that. */
const LEADS: Partial<Record<SheetKind, number>> = { juicios: 1, personas: 1 }

/** Who judged, when, and what was said of it stand in other lists too: they do not tell one of judgments. */
const isTelling = (kind: SheetKind, { optional }: Column) => !optional || kind !== 'juicios'

const isName = (field: Column['field']) => field !== null && NAMES.has(field)

/** What a row is that is no header. */
const NO_HEADER: readonly ((row: Candidate) => boolean)[] = [
  // A line of text, or data.
  ({ texts, known }) => known.size === 0 || texts.length < 2,
  // One known heading among few is a misspelled header; among many it is a coincidence.
  ({ texts, known }) => known.size === 1 && texts.length > 3,
  // `Ficha de Caracterización: 2999001 - NAME`, `Estado: EN EJECUCION`: what a list can do without heads no list.
  ({ known }) => [...known].every(({ optional, field }) => optional && !isName(field)),
]

/** Returns the row with the best score for one of the kinds; the first of those with the same. */
export function findHeader(rows: Cell[][], kinds: readonly SheetKind[]): Header | undefined {
  let best: Header | undefined
  rows.forEach((cells, row) => {
    const texts = textsOf(cells)
    for (const kind of kinds) {
      const known = new Set(texts.map((text) => knownColumn(kind, text)).filter((column) => column !== undefined))
      if (NO_HEADER.some((applies) => applies({ texts, known }))) continue
      const missing = missingColumns(kind, (column) => known.has(column)).length
      const telling = [...known].filter((column) => isTelling(kind, column)).length
      const score = telling - missing - (LEADS[kind] ?? 0)
      if (!best || score > best.score) best = { kind, row, cells, score }
    }
  })
  return best
}

export const textsOf = (row: Cell[]): string[] =>
  row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').map(String)
