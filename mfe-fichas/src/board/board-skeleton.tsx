import { TableSkeleton } from '@fichero/kit/table'

export const BoardSkeleton = () => <TableSkeleton rows={10} />
