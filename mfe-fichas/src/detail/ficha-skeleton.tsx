import { Skeleton, Stack } from '@fichero/kit/ui'

export function FichaSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={160} />
      <Skeleton height={40} />
      <Skeleton height={420} />
    </Stack>
  )
}
