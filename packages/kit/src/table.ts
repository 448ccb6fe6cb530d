// Tables: table, paginator, state badge.
export { type Column, DataTable, type Sort } from './table/data-table'
export { FilterField } from './table/filter-field'
export { Paginator } from './table/paginator'
export { RowCheck } from './table/row-check'
export { StatusBadge, type Tone } from './table/status-badge'
export { useFolding } from './table/use-folding'
export { useSelection } from './table/use-selection'
export { useTableAddress } from './table/use-table-address'
