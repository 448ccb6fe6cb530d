import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'

export function ProgramSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={2} />
      <Stack gap="lg">
        <Skeleton height={96} />
        <TableSkeleton />
      </Stack>
    </>
  )
}
