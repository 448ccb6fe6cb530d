import { Skeleton } from '@mantine/core'
import classes from './table-skeleton.module.css'

/** The place of a table while its rows load. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={classes.table}>
      {Array.from({ length: rows + 1 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={place} className={classes.row}>
          <Skeleton height={14} width="28%" />
          <Skeleton height={14} width="14%" />
          <Skeleton height={14} width="22%" />
        </div>
      ))}
    </div>
  )
}
