import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import type { Sort } from '../table/table-sort'
import { type Changes, changed, IN_PLACE } from './list-address'
import { useTypedText } from './use-typed-text'

/**
 * Search text (`?buscar=`) and order (`?orden=apellido`, `-apellido` for descending) of a table loaded as a whole, in the
 * URL, so that reload, Back and shared links keep them. Unknown columns mean the initial order.
 */
export function useTableAddress(columns: readonly string[], initialSort: Sort) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const { text, setText, keepText } = useTypedText(search.get('buscar') ?? '', () => write({}))
  // With the text, which may not be written yet: a click elsewhere is the end of typing.
  const textIn = { buscar: text.trim() || undefined }
  // What is written last may not be drawn yet.
  const written = useRef(search)
  useLayoutEffect(() => {
    written.current = search
  }, [search])
  const write = (changes: Changes, more?: NavigateOptions) => {
    written.current = new URLSearchParams(changed(written.current, { ...textIn, ...changes }))
    setSearch(written.current, { ...IN_PLACE, state, ...more })
  }
  return {
    search,
    text,
    setText,
    keepText,
    sort: readSort(search.get('orden'), columns) ?? initialSort,
    // The heading shows it at once, and the next press goes on from there.
    setSort: (sort: Sort) =>
      write({ orden: isSame(sort, initialSort) ? undefined : spelled(sort) }, { flushSync: false }),
    /** Applies a filter; an empty value removes it. */
    choose: (name: string, value: string | undefined) => write({ [name]: value || undefined }),
    /** Returns the query with another filter. */
    filtered: (changes: Changes) => changed(search, { ...textIn, ...changes }),
  }
}

const spelled = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)
const isSame = (a: Sort, b: Sort) => spelled(a) === spelled(b)

function readSort(text: string | null, columns: readonly string[]): Sort | undefined {
  const id = text?.replace(/^-/, '')
  if (id === undefined || !columns.includes(id)) return undefined
  return { id, direction: text?.startsWith('-') ? 'desc' : 'asc' }
}
