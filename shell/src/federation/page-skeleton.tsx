import { Skeleton, Stack } from '@fichero/kit/ui'

/** The shape of any screen, before its code is here to tell its own. */
export function PageSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={32} width="40%" />
      <Skeleton height={120} />
    </Stack>
  )
}
