// Tables: table, paginator, state badge.

export { useTableAddress } from './list/use-table-address'
export { type Column, DataTable, type Sort } from './table/data-table'
export { FilterField } from './table/filter-field'
export { Paginator } from './table/paginator'
export { RowCheck } from './table/row-check'
export { RowLink } from './table/row-link'
export { ShortRow } from './table/short-row'
export { StatusBadge, type Tone } from './table/status-badge'
export { TableSkeleton } from './table/table-skeleton'
export { useFolding } from './table/use-folding'
export { useSelection } from './table/use-selection'
