import type { ReactNode } from 'react'

export interface Column<T> {
  id: string
  header: string
  /** `isOn` is the table's, of this row. */
  cell: (row: T, isOn: boolean) => ReactNode
  /** Numbers are right-aligned. */
  align?: 'left' | 'right'
  /** Makes the heading a button that sorts. */
  sortBy?: (row: T) => string | number
  /** The row's name, which is its header and has its link; else the first column is. Or the box that chooses the row. */
  role?: 'name' | 'choice'
}

export interface Sort {
  id: string
  direction: 'asc' | 'desc'
}

let collator: Intl.Collator | undefined

/** Compares texts in Spanish order. The collator is created on first use, because it takes some milliseconds. */
function inOrder(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** Returns a sorted copy: numbers by value, texts in Spanish order; stable for equal rows. */
export function sortRows<T>(rows: T[], columns: Column<T>[], sort: Sort | undefined): T[] {
  const key = columns.find(({ id }) => id === sort?.id)?.sortBy
  if (!sort || !key) return rows
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(key(a), key(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : inOrder(String(a), String(b))
}
