// Paginated lists with page, size and filters in the URL.
export { FilterLinks } from './list/filter-links'
export { ListScreen } from './list/list-screen'
export { PagedList } from './list/paged-list'
export { PagedTable } from './list/paged-table'
export { type Pages, readChoice, readKey, readPage, usePages } from './list/use-pages'
export { useTypedText } from './list/use-typed-text'
export { type Step, useListOrder } from './list-navigation/list-order'
