import { PageHeaderSkeleton } from '@fichero/kit/frame'
import { TableSkeleton } from '@fichero/kit/table'

/** Shown before a screen's code has loaded: most are a heading and a list. */
export function PageSkeleton() {
  return (
    <>
      <PageHeaderSkeleton actions={1} />
      <TableSkeleton />
    </>
  )
}
