import { useState } from 'react'
import { usePrinting } from './use-printing'

/** More groups than these begin closed: their names alone are what one looks for. */
const FEW = 3

/** Which groups of a list are open; on paper all of them are. */
export function useOpenGroups(keys: string[]) {
  const printing = usePrinting()
  const [open, setOpen] = useState(() => new Set(keys.length <= FEW ? keys : []))
  const isAll = keys.every((key) => open.has(key))
  return {
    isOpen: (key: string) => printing || open.has(key),
    toggle: (key: string) => {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      setOpen(next)
    },
    isAll,
    toggleAll: () => setOpen(new Set(isAll ? [] : keys)),
  }
}
