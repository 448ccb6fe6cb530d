// Lists in rows: the table, its pages, the state of a row in a word.
export { type Column, DataTable } from './table/data-table'
export { FilterField } from './table/filter-field'
export { StatusBadge, type Tone } from './table/status-badge'
