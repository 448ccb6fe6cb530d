import { Skeleton, Stack } from '@fichero/kit/ui'

export function ProfileSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={28} width="60%" />
      <Skeleton height={208} />
      <Skeleton height={36} width={140} ml="auto" />
    </Stack>
  )
}
