import { Skeleton, Stack } from '@fichero/kit/ui'

/** A generic placeholder shown before a screen's code has loaded. */
export function PageSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={32} width="40%" />
      <Skeleton height={120} />
    </Stack>
  )
}
