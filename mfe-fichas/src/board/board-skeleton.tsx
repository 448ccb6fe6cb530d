import { Skeleton } from '@fichero/kit/ui'

export const BoardSkeleton = () => <Skeleton height={420} />
