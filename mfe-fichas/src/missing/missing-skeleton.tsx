import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import classes from './missing.module.css'

export const MissingSkeleton = () => (
  <>
    <div className={classes.top}>
      <div className={classes.summary}>
        <Skeleton height={14} my={3} maw={560} />
        <Skeleton height={14} my={6} maw={480} />
      </div>
      <Skeleton height={36} width={320} />
    </div>
    <div className={classes.filters}>
      <Skeleton height={36} width={320} mb={40} />
    </div>
    <TableSkeleton />
  </>
)
