import { Skeleton, Stack } from '@fichero/kit/ui'

export function ApprenticeSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={64} />
      <Skeleton height={220} />
      <Skeleton height={420} />
    </Stack>
  )
}
