import { Skeleton, Stack } from '@fichero/kit/ui'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function InstructorListSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton height={36} maw={400} mb={8} />
      {ROWS.map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </Stack>
  )
}
