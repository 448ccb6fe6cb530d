import { Skeleton } from '@mantine/core'

/** The skeleton of a card while it loads, with the height that the card's descriptor declares. */
export const CardSkeleton = () => <Skeleton height="var(--card-height)" />
