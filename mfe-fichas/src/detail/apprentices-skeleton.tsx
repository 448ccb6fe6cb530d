import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import classes from './ficha-skeleton.module.css'

export const ApprenticesSkeleton = () => (
  <>
    <div className={classes.filters}>
      <Skeleton height={36} maw={400} />
    </div>
    <TableSkeleton rows={12} />
  </>
)
