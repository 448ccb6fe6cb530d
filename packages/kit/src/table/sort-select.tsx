import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './sort-select.module.css'
import { type Column, readSort, type Sort, spelled } from './table-sort'

interface SortSelectProps<T> {
  columns: Column<T>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The sort order of a folded table, whose headings are not shown; nothing if no column sorts. */
export function SortSelect<T>({ columns, sort, onSort }: SortSelectProps<T>) {
  const { t } = useTranslation('kit')
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined)
  if (sortable.length === 0) return null
  const orders = sortable.flatMap(({ id, header }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: spelled({ id, direction }),
      label: t(`sortOrder.${direction}`, { column: header }),
    })),
  )
  const ids = sortable.map(({ id }) => id)
  const choose = (value: string) => {
    const next = readSort(value, ids)
    if (next) onSort(next)
  }
  return (
    <NativeSelect
      className={classes.order}
      label={t('sortOrder.label')}
      value={sort && ids.includes(sort.id) ? spelled(sort) : ''}
      data={[{ value: '', label: t('sortOrder.none'), disabled: true }, ...orders]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      wrapperProps={{ 'data-screen-only': true }}
    />
  )
}
