import { Skeleton, Stack } from '@mantine/core'

/** The placeholder of a form that loads. */
export function FormSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={120} />
    </Stack>
  )
}
