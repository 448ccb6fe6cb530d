import { Skeleton, Stack } from '@fichero/kit/ui'

export function FichaSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={110} />
      <Skeleton height={180} />
      <Skeleton height={420} />
    </Stack>
  )
}
