import type { Random } from '../../demo/random.js'
import { CELL_HARMS } from './cell-harms.js'
import { DATE_HARMS } from './date-harms.js'
import type { Format } from './formats.js'
import { HARMLESS_LAYOUTS } from './harmless-layouts.js'
import { HARMLESS_VALUES } from './harmless-values.js'
import type { Shape } from './kinds.js'
import { ROW_HARMS } from './row-harms.js'
import type { Table } from './table.js'
import { TABLE_HARMS } from './table-harms.js'

export interface Place {
  random: Random
  format: Format
  shape: Shape
}

/** Changes the table, and what it means or demands; false where it has no such thing. */
export type Change = (table: Table, place: Place) => boolean

/** Afterwards the table is loaded as before, and no row of it is refused. */
export const HARMLESS: Readonly<Record<string, Change>> = { ...HARMLESS_LAYOUTS, ...HARMLESS_VALUES }
/** Afterwards something cannot be loaded, or perhaps not: then the answer names it. */
export const HARMFUL: Readonly<Record<string, Change>> = { ...CELL_HARMS, ...DATE_HARMS, ...ROW_HARMS, ...TABLE_HARMS }
