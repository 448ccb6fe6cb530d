import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../table/data-table'
import type { Column } from '../table/table-sort'
import classes from './disabled-table.module.css'

interface DisabledTableProps<T> {
  caption: string
  rows: T[]
  columns: Column<T>[]
  nameOf: (row: T) => string
  onAsk: (row: T) => void
}

/** On a phone only one column and the button fit, but a decision needs the other values. */
export function DisabledTable<T extends { id: number; can: { enable: boolean } }>(props: DisabledTableProps<T>) {
  const { caption, rows, columns, nameOf, onAsk } = props
  const { t } = useTranslation('kit')
  const [first, ...others] = columns
  const shown: Column<T>[] = others.map((column) => ({ ...column, hideBelow: 'sm' }))
  if (first) shown.unshift({ ...first, cell: (row) => <Stacked row={row} first={first} others={others} /> })
  shown.push({
    id: 'actions',
    header: t('actions'),
    align: 'right',
    cell: (row) =>
      row.can.enable && (
        <Button variant="default" size="compact-sm" aria-label={nameOf(row)} onClick={() => onAsk(row)}>
          {t('reactivate')}
        </Button>
      ),
  })
  return <DataTable caption={caption} columns={shown} rows={rows} rowKey={({ id }) => id} />
}

function Stacked<T>({ row, first, others }: { row: T; first: Column<T>; others: Column<T>[] }) {
  return (
    <>
      <span className={classes.first}>{first.cell(row)}</span>
      {others.map(({ id, cell }) => (
        <span key={id} className={classes.narrow}>
          {cell(row)}
        </span>
      ))}
    </>
  )
}
