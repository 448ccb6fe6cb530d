import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'

export function PersonSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={3} />
      <Stack gap="lg">
        <Skeleton height={132} />
        <TableSkeleton rows={3} />
      </Stack>
    </>
  )
}
