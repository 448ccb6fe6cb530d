import type { ReactNode } from 'react'

export interface Column<T> {
  id: string
  header: string
  cell: (row: T) => ReactNode
  /** Numbers that stand under each other go right. */
  align?: 'left' | 'right'
  /** With it, the head is a button that sorts. */
  sortBy?: (row: T) => string | number
  /** Not shown on screens narrower than this. */
  hideBelow?: 'sm' | 'md'
}

export interface Sort {
  id: string
  direction: 'asc' | 'desc'
}

let collator: Intl.Collator | undefined

/** As Spanish orders texts. Made when first used: it costs some milliseconds. */
function inOrder(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** A sorted copy: numbers by value, texts as Spanish orders them; equal rows keep their order. */
export function sortRows<T>(rows: T[], columns: Column<T>[], sort: Sort | undefined): T[] {
  const key = columns.find(({ id }) => id === sort?.id)?.sortBy
  if (!sort || !key) return rows
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(key(a), key(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : inOrder(String(a), String(b))
}
