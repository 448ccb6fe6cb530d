import { Skeleton } from '@fichero/kit/ui'

/** As high as the content that replaces it. */
export const OfALine = () => <Skeleton height={16} width={200} />
