import { PageHeaderSkeleton } from '@fichero/kit/frame'

/** As many buttons as there will be, so that nothing moves. */
export const WithTwoButtons = () => <PageHeaderSkeleton actions={2} />
