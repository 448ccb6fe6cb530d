import type { Column } from './column.js'
import { knownColumn, missingColumns, type SheetKind } from './headings.js'
import type { Cell } from './sheet.js'

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
export const HEADED_KINDS: readonly SheetKind[] = ['juicios', 'aprendices', 'programa', 'instructores', 'personas']

/** The columns of a person's name. */
const NAMES: ReadonlySet<string> = new Set(['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos'])
/** Subtracted from the score of a kind, because a list of apprentices may also have some of that kind's columns. */
const HANDICAPS: Partial<Record<SheetKind, number>> = { juicios: 1, personas: 1 }

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
