import { Skeleton } from '@mantine/core'
import { repeated } from '../ui/repeated'
import classes from './table-skeleton.module.css'

/** The skeleton of a table while its rows load. `QueryView` and `PagedTable` show it themselves. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={classes.table}>
      {repeated(
        <div className={classes.row}>
          <Skeleton height={14} width="28%" />
          <Skeleton height={14} width="14%" />
          <Skeleton height={14} width="22%" />
        </div>,
        rows + 1,
      )}
    </div>
  )
}
