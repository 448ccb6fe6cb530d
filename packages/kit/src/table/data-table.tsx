import { memo, type ReactNode, startTransition, useOptimistic, useRef } from 'react'
import { translateOf } from '../i18n/translate-of'
import { type Step, useListOrder } from '../list-navigation/list-order'
import { useKept } from '../list-navigation/use-history-state'
import { usePrinting } from '../print-rows/use-printing'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head'
import { SortSelect } from './sort-select'
import { type Column, type Sort, sortRows } from './table-sort'
import { useFit } from './use-folding'
import { useIncrementalRendering } from './use-incremental-rendering'
import { useRowLinks } from './use-row-links'

export type { Column, Sort } from './table-sort'

interface DataTableProps<T> {
  /** The table's accessible name. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  /** A row below all others in every order, such as their sum. */
  total?: T
  /** Returns content as wide as the table, shown below a row for which `isOn` is true. */
  detail?: (row: T) => ReactNode
  /** Returns the short form of a row, shown in place of its cells if the columns do not fit side by side. */
  short?: (row: T, isOn: boolean) => ReactNode
  /** Whether a row is selected or open. If `columns` and `short` stay the same object, only rows that change render again. */
  isOn?: (row: T) => boolean
  empty?: ReactNode
  /** Returns the address and name of a row's screen, which then links to the previous and next row. For one table of a screen. */
  stepOf?: (row: T) => Step
  initialSort?: Sort
  /** A sort order that is stored in the URL; requires `onSort`, and replaces `initialSort`. */
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/**
 * A dense table with a sticky header. If its columns do not fit, each row folds into lines of heading and value, and a select
 * above them replaces the headings that sort. For lists
 * whose rows are all loaded; for rows that the API paginates use `PagedTable` of `kit/list`.
 * @keys Tab goes through headings that sort and through links, Enter sorts or opens.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, total, detail, short, isOn, empty, stepOf, initialSort } = props
  const [localSort, setLocalSort] = useKept<Sort | undefined>(`order of ${caption}`, initialSort)
  const { sort: order = localSort, onSort = setLocalSort } = props
  // The heading shows the new order at once, and the rows follow in a transition.
  const [sort, setShownSort] = useOptimistic(order)
  const sortBy = (next: Sort) =>
    startTransition(() => {
      setShownSort(next)
      onSort(next)
    })
  const box = useRef<HTMLDivElement>(null)
  const ordered = sortRows(rows, columns, order)
  const count = useIncrementalRendering(ordered.length)
  // The table is not measured again after sorting: the layout of a long table takes longer than its render.
  const fit = useFit(box, [rows, columns], count)
  const printing = usePrinting()
  // Hidden cells, which would be most of the page's elements, are rendered only for print.
  const showsCells = !short || fit !== 'none' || printing
  useRowLinks(box)
  useListOrder(caption, stepOf && ordered.map(stepOf))
  if (rows.length === 0 && empty !== undefined) return empty

  return (
    <div ref={box} className={classes.box} data-short={short ? true : undefined}>
      {fit !== 'columns' && <SortSelect columns={columns} sort={sort} onSort={sortBy} />}
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={sortBy} />
        <tbody>
          {ordered.slice(0, count).map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              showsCells={showsCells}
              short={fit === 'columns' ? undefined : short}
              isOn={isOn?.(row) ?? false}
              opened={isOn?.(row) && detail?.(row)}
            />
          ))}
        </tbody>
        {total !== undefined && (
          <tbody className={classes.total}>
            <Row
              row={total}
              columns={columns}
              showsCells={showsCells}
              short={fit === 'columns' ? undefined : short}
              isOn={false}
              opened={false}
            />
          </tbody>
        )}
      </table>
    </div>
  )
}

interface RowProps<T> {
  row: T
  columns: Column<T>[]
  showsCells: boolean
  short: DataTableProps<T>['short']
  isOn: boolean
  opened: ReactNode
}

function RowOf<T>({ row, columns, showsCells, short, isOn, opened }: RowProps<T>) {
  return (
    <>
      <tr>
        <Cells row={row} columns={columns} showsCells={showsCells} isOn={isOn} />
        {short && (
          <th scope="row" className={classes.short}>
            {short(row, isOn)}
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

function CellsOf<T>(props: Pick<RowProps<T>, 'row' | 'columns' | 'showsCells' | 'isOn'>): ReactNode {
  const { row, columns, showsCells, isOn } = props
  const name = nameColumn(columns)
  return columns.map((column) => {
    if (!showsCells && column.role !== 'choice') return null
    const { id, header, cell, align, role, translate } = column
    const Cell = column === name ? 'th' : 'td'
    const content = cell(row, isOn)
    return (
      <Cell
        key={id}
        scope={column === name ? 'row' : undefined}
        data-align={align}
        data-label={header}
        data-choice={role === 'choice' || undefined}
        data-date={role === 'date' || undefined}
        translate={translate ?? translateOf(content)}
      >
        {isText(content) ? content : <div>{content}</div>}
      </Cell>
    )
  })
}

/** Text needs no wrapper: thousands of unneeded elements would slow down each opening of a dialog. */
const isText = (content: ReactNode) => typeof content === 'string' || typeof content === 'number'

/** Returns the column with the header of each row, which screen readers repeat with the other cells of the row. */
const nameColumn = <T,>(columns: Column<T>[]) =>
  columns.find(({ role }) => role === 'name') ?? columns.find(({ role }) => role !== 'choice')

/** If `columns` and `short` stay the same object, a search or another sort order renders only new rows. */
const Row = memo(RowOf) as typeof RowOf

/** The cells of a row are not rendered again when the row folds. */
const Cells = memo(CellsOf) as typeof CellsOf
