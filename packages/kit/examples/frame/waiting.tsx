import { Waiting } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'

/** Pass a skeleton with the size of the content that replaces it. */
export const WithItsOwnSkeleton = () => <Waiting skeleton={<Skeleton height={88} />} />
