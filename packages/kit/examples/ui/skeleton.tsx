import { Skeleton } from '@fichero/kit/ui'

/** As high as what comes. */
export const OfALine = () => <Skeleton height={16} width={200} />
