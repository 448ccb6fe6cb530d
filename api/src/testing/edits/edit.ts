import type { Reply } from '../api.js'
import type { School } from '../school.js'

export type Values = Record<string, unknown>

/** One form of the product, or one client's payload, that edits a row. */
export interface Edit {
  form: string
  table: string
  /** Default: `id`. */
  key?: string
  /** Inserts a row with a value in every column that the form does not show. Returns its key. */
  build(school: School): Promise<number>
  /** The values with which the form opens. */
  read?(school: School, key: number): Promise<Values>
  send(school: School, key: number, values: Values): Promise<Reply<unknown>>
  /** What is typed into each field, and all columns that change with it. A function is called with the school. */
  fields: Record<string, { value: unknown; columns: string[] }>
}
