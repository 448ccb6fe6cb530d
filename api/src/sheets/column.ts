import type { Field } from './fields.js'

export interface Column {
  /** The field in the column; null for columns that are known but not read. */
  field: Field | null
  /** As SOFIA writes it. */
  heading: string
  alsoKnownAs?: readonly string[]
  optional?: true
}
