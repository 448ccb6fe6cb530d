import { TableSkeleton } from '@fichero/kit/table'

/** With as many rows as the table usually has. */
export const ThreeRows = () => <TableSkeleton rows={3} />
