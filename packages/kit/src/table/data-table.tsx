import { memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { type Step, useListOrder } from '../way/list-order'
import { useKept } from '../way/use-kept'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head'
import { type Column, type Sort, sortRows } from './table-sort'
import { useFolding } from './use-folding'
import { useRowLinks } from './use-row-links'

export type { Column, Sort } from './table-sort'

interface DataTableProps<T> {
  /** The table's accessible name. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  /** What a row is opened to, below it and as wide as the table; falsy for a closed one. */
  detail?: (row: T) => ReactNode
  /** A row in a few words, in place of its cells where the columns do not fit side by side. */
  short?: (row: T) => ReactNode
  empty?: ReactNode
  /** The screen of a row, which then leads to those of its neighbours. Of one table of a screen. */
  stepOf?: (row: T) => Step
  initialSort?: Sort
  /** The order, if it is in the address: with `onSort`, and in place of `initialSort`. */
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/**
 * A dense table with a sticky header. Where its columns do not fit, each row folds into lines of heading and value. For rows
 * that are loaded as a whole; if the API gives them page by page it is `PagedTable` of `kit/list`.
 * @keys Tab goes through headings that sort and through links, Enter sorts or opens.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, detail, short, empty, stepOf, initialSort } = props
  const [ownSort, setOwnSort] = useKept<Sort | undefined>(`order of ${caption}`, initialSort)
  const { sort = ownSort, onSort = setOwnSort } = props
  // The heading answers the click at once, and the rows move in a render of their own.
  const order = useDeferredValue(sort)
  const box = useRef<HTMLDivElement>(null)
  // Not for another order: laying out a long table takes longer than drawing it.
  useFolding(box, [rows, columns, detail])
  useRowLinks(box)
  const ordered = sortRows(rows, columns, order)
  useListOrder(caption, stepOf && ordered.map(stepOf))
  if (rows.length === 0 && empty !== undefined) return empty

  return (
    <div ref={box} className={classes.box} data-short={short ? true : undefined}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={onSort} scrolls={short !== undefined} />
        <tbody>
          {ordered.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} short={short} opened={detail?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<T> {
  row: T
  columns: Column<T>[]
  short: DataTableProps<T>['short']
  opened: ReactNode
}

function RowOf<T>({ row, columns, short, opened }: RowProps<T>) {
  const name = nameColumn(columns)
  return (
    <>
      <tr>
        {columns.map((column) => {
          const { id, header, cell, align, role } = column
          const Cell = column === name ? 'th' : 'td'
          return (
            <Cell
              key={id}
              scope={column === name ? 'row' : undefined}
              data-align={align}
              data-label={header}
              data-choice={role === 'choice' || undefined}
            >
              <div>{cell(row)}</div>
            </Cell>
          )
        })}
        {short && (
          <th scope="row" className={classes.short}>
            {short(row)}
          </th>
        )}
      </tr>
      {opened && (
        <tr className={classes.detail}>
          <td colSpan={columns.length}>{opened}</td>
        </tr>
      )}
    </>
  )
}

/** Every row has one header: screen readers repeat it with each of its cells. */
const nameColumn = <T,>(columns: Column<T>[]) =>
  columns.find(({ role }) => role === 'name') ?? columns.find(({ role }) => role !== 'choice')

/** Where `columns` stay the same object, a search or another order draws only the rows that are new. */
const Row = memo(RowOf) as typeof RowOf
