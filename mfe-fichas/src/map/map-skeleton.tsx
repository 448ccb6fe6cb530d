import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import classes from './map-body.module.css'

export const MapSkeleton = () => (
  <>
    <div className={classes.tools}>
      <Skeleton height={36} width={320} />
      <Skeleton height={12} width={260} my={4} />
    </div>
    <TableSkeleton rows={12} />
  </>
)
