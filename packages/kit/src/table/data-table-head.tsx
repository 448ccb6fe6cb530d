import { useTranslation } from 'react-i18next'
import classes from './data-table-head.module.css'
import type { Column, Sort } from './table-sort'

interface DataTableHeadProps<T> {
  columns: Column<T>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The headings of a `DataTable`, with buttons that sort. */
export function DataTableHead<T>({ columns, sort, onSort }: DataTableHeadProps<T>) {
  const { t } = useTranslation('kit')
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align, sortBy }) => {
          const direction = sort?.id === id ? sort.direction : undefined
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {sortBy ? (
                <button
                  type="button"
                  className={classes.sort}
                  title={t('sortBy', { column: header })}
                  onClick={() => onSort({ id, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  {header}
                  <span className={classes.arrow} data-direction={direction} aria-hidden="true" />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
