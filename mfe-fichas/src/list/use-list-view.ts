import { startTransition, useState } from 'react'

/** The key in the local storage of the browser. */
const KEY = 'fichas.vista'

/** Whether the list of fichas is a table or cards. The last choice is stored in the browser. */
export function useListView() {
  const [isTable, setTable] = useState(() => localStorage.getItem(KEY) === 'tabla')
  const toggle = () => {
    localStorage.setItem(KEY, isTable ? 'tarjetas' : 'tabla')
    // A transition, so that the menu closes before all fichas are rendered as rows or cards.
    startTransition(() => setTable(!isTable))
  }
  return { isTable, toggle }
}
