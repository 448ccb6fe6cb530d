import type { Random } from '../../src/operations/demo/random.js'
import { CELL_ERRORS } from './cell-errors.js'
import { DATE_ERRORS } from './date-errors.js'
import type { Format } from './formats.js'
import { HARMLESS_LAYOUTS } from './harmless-layouts.js'
import { HARMLESS_VALUES } from './harmless-values.js'
import type { Shape } from './kinds.js'
import { ROW_ERRORS } from './row-errors.js'
import type { Table } from './table.js'
import { TABLE_ERRORS } from './table-errors.js'

/** What a change may depend on. */
export interface ChangeContext {
  random: Random
  format: Format
  shape: Shape
}

/** Changes a table, and what its cells mean or the answer must report. Returns false if the table cannot be changed so. */
export type Change = (table: Table, context: ChangeContext) => boolean

/** Changes after which the table must be imported as before, without a rejected row. */
export const HARMLESS: Readonly<Record<string, Change>> = { ...HARMLESS_LAYOUTS, ...HARMLESS_VALUES }
/** Changes after which a part of the table may not be importable. The answer must then report that part. */
export const HARMFUL: Readonly<Record<string, Change>> = {
  ...CELL_ERRORS,
  ...DATE_ERRORS,
  ...ROW_ERRORS,
  ...TABLE_ERRORS,
}
