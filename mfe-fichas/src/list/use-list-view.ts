import { startTransition, useState } from 'react'

const KEY = 'fichas.vista'

/** Cards or a table, as this browser showed last. */
export function useListView() {
  const [isTable, setTable] = useState(() => localStorage.getItem(KEY) === 'tabla')
  const toggle = () => {
    localStorage.setItem(KEY, isTable ? 'tarjetas' : 'tabla')
    // The menu closes at once; all rows in another form take longer.
    startTransition(() => setTable(!isTable))
  }
  return { isTable, toggle }
}
