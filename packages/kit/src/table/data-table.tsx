import { memo, type ReactNode, startTransition, useOptimistic, useRef } from 'react'
import { usePrinting } from '../paper/use-printing'
import { type Step, useListOrder } from '../way/list-order'
import { useKept } from '../way/use-kept'
import classes from './data-table.module.css'
import { DataTableHead } from './data-table-head'
import { type Column, type Sort, sortRows } from './table-sort'
import { useFit } from './use-folding'
import { useInSteps } from './use-in-steps'
import { useRowLinks } from './use-row-links'

export type { Column, Sort } from './table-sort'

interface DataTableProps<T> {
  /** The table's accessible name. */
  caption: string
  columns: Column<T>[]
  rows: T[]
  rowKey: (row: T) => string | number
  /** What a row that is on is opened to, below it and as wide as the table. */
  detail?: (row: T) => ReactNode
  /** A row in a few words, drawn in place of its cells where the columns do not fit side by side. */
  short?: (row: T, isOn: boolean) => ReactNode
  /** Whether a row is chosen, or open. Where `columns` and `short` stay the same object, only rows that change are drawn. */
  isOn?: (row: T) => boolean
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
  const { caption, columns, rows, rowKey, detail, short, isOn, empty, stepOf, initialSort } = props
  const [ownSort, setOwnSort] = useKept<Sort | undefined>(`order of ${caption}`, initialSort)
  const { sort: order = ownSort, onSort = setOwnSort } = props
  // The heading answers the click at once, and the rows move in a render of their own.
  const [sort, mark] = useOptimistic(order)
  const sortBy = (next: Sort) =>
    startTransition(() => {
      mark(next)
      onSort(next)
    })
  const box = useRef<HTMLDivElement>(null)
  const ordered = sortRows(rows, columns, order)
  const drawn = useInSteps(ordered.length)
  // Not for another order: laying out a long table takes longer than drawing it.
  const fit = useFit(box, [rows, columns], drawn)
  const printing = usePrinting()
  // Cells that nobody sees are most of a page: on paper they are seen.
  const areCellsDrawn = !short || fit !== 'none' || printing
  useRowLinks(box)
  useListOrder(caption, stepOf && ordered.map(stepOf))
  if (rows.length === 0 && empty !== undefined) return empty

  return (
    <div ref={box} className={classes.box} data-short={short ? true : undefined}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <DataTableHead columns={columns} sort={sort} onSort={sortBy} scrolls={short !== undefined} />
        <tbody>
          {ordered.slice(0, drawn).map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              areCellsDrawn={areCellsDrawn}
              short={fit === 'columns' ? undefined : short}
              isOn={isOn?.(row) ?? false}
              opened={isOn?.(row) && detail?.(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<T> {
  row: T
  columns: Column<T>[]
  areCellsDrawn: boolean
  short: DataTableProps<T>['short']
  isOn: boolean
  opened: ReactNode
}

function RowOf<T>({ row, columns, areCellsDrawn, short, isOn, opened }: RowProps<T>) {
  return (
    <>
      <tr>
        <Cells row={row} columns={columns} areCellsDrawn={areCellsDrawn} isOn={isOn} />
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

function CellsOf<T>(props: Pick<RowProps<T>, 'row' | 'columns' | 'areCellsDrawn' | 'isOn'>): ReactNode {
  const { row, columns, areCellsDrawn, isOn } = props
  const name = nameColumn(columns)
  return columns.map((column) => {
    if (!areCellsDrawn && column.role !== 'choice') return null
    const { id, header, cell, align, role } = column
    const Cell = column === name ? 'th' : 'td'
    const content = cell(row, isOn)
    return (
      <Cell
        key={id}
        scope={column === name ? 'row' : undefined}
        data-align={align}
        data-label={header}
        data-choice={role === 'choice' || undefined}
      >
        {isText(content) ? content : <div>{content}</div>}
      </Cell>
    )
  })
}

/** A text is one thing in its cell by itself. Of thousands of elements, those that do nothing are felt whenever a dialog opens. */
const isText = (content: ReactNode) => typeof content === 'string' || typeof content === 'number'

/** Every row has one header: screen readers repeat it with each of its cells. */
const nameColumn = <T,>(columns: Column<T>[]) =>
  columns.find(({ role }) => role === 'name') ?? columns.find(({ role }) => role !== 'choice')

/** Where `columns` and `short` stay the same object, a search or another order draws only the rows that are new. */
const Row = memo(RowOf) as typeof RowOf

/** They stay as they are where a row folds. */
const Cells = memo(CellsOf) as typeof CellsOf
