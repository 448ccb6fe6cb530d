import type { Field } from './fields.js'
import type { Cell } from './sheet.js'

export interface Column {
  /** The field in the column; null for columns that are known but not read. */
  field: Field | null
  /** As SOFIA writes it. */
  heading: string
  alsoKnownAs?: readonly string[]
  /**
   * Names that columns of other things have too, the most specific first. The heading itself may be one. Where several
   * columns of a file may be the field, the most specific name is.
   */
  inShort?: readonly string[]
  /** Whether a column with a name in short has such a value. */
  fits?: (cell: Cell) => boolean
  optional?: true
}

/** The column with its names as they are where they say whose they are, as `Nombre del aprendiz`. */
export function namedAfter(owner: string, column: Column): Column {
  const { heading, alsoKnownAs = [], inShort = [], fits } = column
  const own = [heading, ...alsoKnownAs, ...(fits ? [] : inShort)].map((name) => `${name} ${owner}`)
  return { ...column, alsoKnownAs: [...alsoKnownAs, ...own] }
}
