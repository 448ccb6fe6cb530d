import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../table/data-table'
import type { Column } from '../table/table-sort'

interface DisabledTableProps<T> {
  caption: string
  rows: T[]
  columns: Column<T>[]
  /** Returns the accessible name of a row's button. */
  nameOf: (row: T) => string
  /** Called when the user clicks the button of a row. */
  onAsk: (row: T) => void
}

/** The table of `DisabledList`, with a button to reactivate each row. */
export function DisabledTable<T extends { id: number; can: { enable: boolean } }>(props: DisabledTableProps<T>) {
  const { caption, rows, columns, nameOf, onAsk } = props
  const { t } = useTranslation('kit')
  const actions: Column<T> = {
    id: 'actions',
    header: t('actions'),
    align: 'right',
    cell: (row) =>
      row.can.enable && (
        <Button variant="default" size="compact-sm" aria-label={nameOf(row)} onClick={() => onAsk(row)}>
          {t('reactivate')}
        </Button>
      ),
  }
  return <DataTable caption={caption} columns={[...columns, actions]} rows={rows} rowKey={({ id }) => id} />
}
