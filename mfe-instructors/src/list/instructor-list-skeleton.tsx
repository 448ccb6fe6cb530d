import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton, Stack } from '@fichero/kit/ui'

export function InstructorListSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={36} maw={400} />
      <TableSkeleton rows={10} />
    </Stack>
  )
}
