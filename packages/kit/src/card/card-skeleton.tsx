import { Skeleton } from '@mantine/core'

/** Shown while a card loads, with the height in its descriptor. */
export const CardSkeleton = () => <Skeleton height="var(--card-height)" />
