import { Waiting } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'

/** A skeleton has the measures of what comes. */
export const WithItsOwnSkeleton = () => <Waiting skeleton={<Skeleton height={88} />} />
