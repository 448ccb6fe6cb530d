import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { readSort, type Sort, spelled } from '../table/table-sort'
import { type Changes, changed, IN_PLACE } from './use-pages'
import { useTypedText } from './use-typed-text'

/**
 * Search text (`?buscar=`) and order (`?orden=apellido`, `-apellido` for descending) of a table with all its rows, in the
 * URL, so that reload, Back and shared links keep them. Unknown columns mean the initial order.
 */
export function useTableAddress(columns: readonly string[], initialSort: Sort) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const { text, setText, keepText } = useTypedText(search.get('buscar') ?? '', () => write({}))
  // Every change also writes the typed text, which is not in the URL yet if the change comes before typing has paused.
  const textIn = { buscar: text.trim() || undefined }
  // The query that was written last, which may not be rendered yet.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const write = (changes: Changes, more?: NavigateOptions) => {
    latest.current = new URLSearchParams(changed(latest.current, { ...textIn, ...changes }))
    setSearch(latest.current, { ...IN_PLACE, state, ...more })
  }
  return {
    search,
    text,
    setText,
    keepText,
    sort: readSort(search.get('orden'), columns) ?? initialSort,
    // The column's heading shows the new order before the rows are rendered, and the next click continues from it.
    setSort: (sort: Sort) =>
      write({ orden: isSame(sort, initialSort) ? undefined : spelled(sort) }, { flushSync: false }),
    /** Applies a filter; an empty value removes it. */
    choose: (name: string, value: string | undefined) => write({ [name]: value || undefined }),
    /** Returns the query with another filter. */
    filtered: (changes: Changes) => changed(search, { ...textIn, ...changes }),
  }
}

const isSame = (a: Sort, b: Sort) => spelled(a) === spelled(b)
