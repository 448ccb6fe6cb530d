import type { Reply } from '../api.js'
import type { School } from '../school.js'

/** Values of a form by field. */
export type Values = Record<string, unknown>

/** A form of the product, or a client's payload, that edits a row. */
export interface Edit {
  form: string
  table: string
  /** The key column of the row. Default: `id`. */
  key?: string
  /** Inserts a row with a value in every column that the form does not show. Returns the key of the row. */
  build(school: School): Promise<number>
  /** Returns the initial values of the form. */
  read?(school: School, key: number): Promise<Values>
  send(school: School, key: number, values: Values): Promise<Reply<unknown>>
  /** The new value of each field, and all columns that change with it. A value may be a function of the school. */
  fields: Record<string, { value: unknown; columns: string[] }>
}
