import { type ReactNode, useRef, useState } from 'react'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head'
import { type Column, type Sort, sortRows } from './table-sort'
import { useScrollable } from './use-scrollable'

export type { Column, Sort } from './table-sort'

interface DataTableProps<T> {
  /** The table's accessible name. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  empty?: ReactNode
  initialSort?: Sort
}

/** A dense table with a sticky header; on narrow screens it scrolls in its own region. */
export function DataTable<T>({ caption, columns, rows, rowKey, empty, initialSort }: DataTableProps<T>) {
  const [sort, setSort] = useState<Sort | undefined>(initialSort)
  const region = useRef<HTMLElement>(null)
  const scrollable = useScrollable(region)
  if (rows.length === 0 && empty !== undefined) return empty

  return (
    <div className={classes.container}>
      <section
        ref={region}
        className={classes.region}
        aria-label={caption}
        // A scrollable region must be reachable by keyboard; otherwise a tab stop would be useless.
        tabIndex={scrollable ? 0 : undefined}
      >
        <table className={classes.table}>
          <caption className={classes.caption}>{caption}</caption>
          <DataTableHead columns={columns} sort={sort} onSort={setSort} />
          <tbody>
            {sortRows(rows, columns, sort).map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ id, cell, align, hideBelow }) => (
                  <td key={id} data-align={align} data-hide={hideBelow}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
