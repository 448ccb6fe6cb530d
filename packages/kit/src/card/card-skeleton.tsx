import { Skeleton } from '@mantine/core'

/** While a card's figures load: as high as its descriptor says. */
export const CardSkeleton = () => <Skeleton height="var(--card-height)" />
