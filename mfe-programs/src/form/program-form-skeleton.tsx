import { Skeleton, Stack } from '@fichero/kit/ui'

export function ProgramFormSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={120} />
    </Stack>
  )
}
