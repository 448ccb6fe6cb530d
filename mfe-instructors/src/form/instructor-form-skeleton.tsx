import { Skeleton, Stack } from '@fichero/kit/ui'

export function InstructorFormSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={60} />
    </Stack>
  )
}
