import type { ReactNode } from 'react'

/** A column of `DataTable`; `id` is unique in the table and names the column in a sort order. */
export interface Column<T> {
  id: string
  header: string
  /** `isOn`: whether the row is selected or open. */
  cell: (row: T, isOn: boolean) => ReactNode
  /** Numbers are right-aligned. */
  align?: 'left' | 'right'
  /** Makes the heading a button that sorts: the rows by this value, or with `api` nothing, because the API answers in that order. */
  sortBy?: ((row: T) => string | number) | 'api'
  /**
   * `name`: the row's name, which is its header and has its link; by default the first column. `choice`: the checkbox that
   * selects the row. `date`: stays on one line.
   */
  role?: 'name' | 'choice' | 'date'
  /** For names of people, which browsers must not translate. Cells without lower-case letters need no attribute. */
  translate?: 'no'
}

/** A sort order: the `id` of a column, and the direction. */
export interface Sort {
  id: string
  direction: 'asc' | 'desc'
}

/** Returns a sort order as the URL and the API write it: `-apellido` for descending. */
export const spelled = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)

/** Parses a sort order; undefined for an unknown column. */
export function readSort(text: string | null | undefined, columns: readonly string[]): Sort | undefined {
  const id = text?.replace(/^-/, '')
  if (id === undefined || !columns.includes(id)) return undefined
  return { id, direction: text?.startsWith('-') ? 'desc' : 'asc' }
}

/** The collator of `compareTexts`, created on first use. */
let collator: Intl.Collator | undefined

/** Compares texts in Spanish order. The collator is created on first use, because it takes some milliseconds. */
function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** Returns a sorted copy: numbers by value, texts in Spanish order; stable for equal rows. */
export function sortRows<T>(rows: T[], columns: Column<T>[], sort: Sort | undefined): T[] {
  const key = columns.find(({ id }) => id === sort?.id)?.sortBy
  if (!sort || !key || key === 'api') return rows
  const factor = sort.direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => factor * compare(key(a), key(b)))
}

/** Compares two values: numbers by value, anything else as text. */
function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
}
