// One page of a list, with its page, size and filters in the address.
export { FilterLinks } from './list/filter-links'
export { readChoice, readKey } from './list/list-address'
export { ListScreen } from './list/list-screen'
export { Narrow } from './list/narrow'
export { PagedList } from './list/paged-list'
export { PagedTable } from './list/paged-table'
export { type Pages, usePages } from './list/use-pages'
