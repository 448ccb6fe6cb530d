import type { FichaSort } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import type { Column } from '@fichero/kit/table'
import classes from './columns-menu.module.css'
import { type ListPreferences, OPTIONAL_COLUMNS } from './list-preferences'

interface ColumnsMenuProps {
  /** All columns of the table. */
  columns: Pick<Column<never>, 'id' | 'header'>[]
  preferences: ListPreferences
}

/** Checkboxes that choose the columns of the table. */
export function ColumnsMenu({ columns, preferences: { ocultas, toggleColumn } }: ColumnsMenuProps) {
  const { t } = useTranslation('fichas')
  return (
    <details className={classes.menu}>
      <summary>{t('table.columns')}</summary>
      <ul>
        {OPTIONAL_COLUMNS.map((column: FichaSort) => (
          <li key={column}>
            <label>
              <input type="checkbox" checked={!ocultas.includes(column)} onChange={() => toggleColumn(column)} />
              {columns.find(({ id }) => id === column)?.header}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
