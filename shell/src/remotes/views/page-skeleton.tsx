import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { TableSkeleton } from '@fichero/kit/table'

/** Skeleton while the code of a page loads. Most pages are a heading and a list. */
export function PageSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={1} />
      <TableSkeleton />
    </>
  )
}
