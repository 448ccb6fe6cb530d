import type { Field } from './column-fields.js'
import type { Cell } from './sheet.js'

/** A column of a kind of sheet, with the headings that people use for it. */
export interface Column {
  /** Null for columns that are known but not read. */
  field: Field | null
  /** The heading in SOFIA's reports. */
  heading: string
  alsoKnownAs?: readonly string[]
  /**
   * Names that other columns have too, the most specific first. The heading itself may be ambiguous. If several columns
   * of a file could be this field, the column with the most specific name is used.
   */
  ambiguousNames?: readonly string[]
  /** Checks a value below an ambiguous heading. The column is this field only if the result is true. */
  fits?: (cell: Cell) => boolean
  optional?: true
}

/** Adds names of the column that mention whose value it is, such as `Nombre del aprendiz`. */
export function namedAfter(owner: string, column: Column): Column {
  const { heading, alsoKnownAs = [], ambiguousNames = [], fits } = column
  const owned = [heading, ...alsoKnownAs, ...(fits ? [] : ambiguousNames)].map((name) => `${name} ${owner}`)
  return { ...column, alsoKnownAs: [...alsoKnownAs, ...owned] }
}
