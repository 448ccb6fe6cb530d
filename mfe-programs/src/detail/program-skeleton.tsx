import { Skeleton, Stack } from '@fichero/kit/ui'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export function ProgramSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={28} width="50%" />
      <Skeleton height={64} />
      {ROWS.map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </Stack>
  )
}
