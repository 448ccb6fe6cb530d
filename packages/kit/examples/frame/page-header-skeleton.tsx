import { PageHeaderSkeleton } from '@fichero/kit/frame'

/** As many buttons as the page will have, to avoid a layout shift. */
export const WithTwoButtons = () => <PageHeaderSkeleton actions={2} />
