import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Changes, changed } from '../list/list-address'
import type { Sort } from './table-sort'

/** A text is written once the user stops typing: browsers refuse many changes of the address in a short time. */
const PAUSE_MS = 300

/**
 * Search text (`?buscar=`) and order (`?orden=apellido`, `-apellido` for descending) of a table loaded as a whole, in the
 * URL, so that reload, Back and shared links keep them. Unknown columns mean the initial order.
 */
export function useTableAddress(columns: readonly string[], initialSort: Sort) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const written = search.get('buscar') ?? ''
  const [typed, setTyped] = useState<string>()
  const text = typed ?? written
  // With the text, which may not be written yet: a click elsewhere is the end of typing.
  const withText = (changes: Changes) => changed(search, { buscar: text || undefined, ...changes })
  const write = (changes: Changes) => setSearch(withText(changes), { replace: true, state })
  const keepText = () => {
    if (text !== written) write({})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says, also after Back, replaces what was typed
  useEffect(() => setTyped(undefined), [written])
  useEffect(() => {
    const timer = setTimeout(keepText, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return {
    search,
    text,
    setText: setTyped,
    /** For the end of typing: leaving the field writes the text at once, before a link takes the user away. */
    keepText,
    sort: readSort(search.get('orden'), columns) ?? initialSort,
    setSort: (sort: Sort) => write({ orden: isSame(sort, initialSort) ? undefined : spelled(sort) }),
    /** Returns the query with another filter. */
    filtered: withText,
  }
}

const spelled = ({ id, direction }: Sort) => (direction === 'desc' ? `-${id}` : id)
const isSame = (a: Sort, b: Sort) => spelled(a) === spelled(b)

function readSort(text: string | null, columns: readonly string[]): Sort | undefined {
  const id = text?.replace(/^-/, '')
  if (id === undefined || !columns.includes(id)) return undefined
  return { id, direction: text?.startsWith('-') ? 'desc' : 'asc' }
}
