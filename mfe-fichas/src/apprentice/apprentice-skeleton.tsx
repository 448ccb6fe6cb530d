import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'
import classes from './apprentice-view.module.css'

export function ApprenticeSkeleton() {
  return (
    <>
      <PageHeaderSkeleton isCard actions={4} />
      <Stack gap="lg">
        <TableSkeleton />
        <div className={classes.profile}>
          <Skeleton className={classes.ringPlace} />
          <Skeleton height={306} />
        </div>
      </Stack>
    </>
  )
}
