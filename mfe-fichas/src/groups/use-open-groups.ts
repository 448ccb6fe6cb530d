import { usePrinting } from '@fichero/kit/print'
import { useKeptSet } from '@fichero/kit/router'
import { startTransition } from 'react'

/** More groups than these begin closed: their names alone are what one looks for. */
const FEW = 3

/** Which groups of a list are open, also after Back; on paper all of them are. `name` is the list's on its screen. */
export function useOpenGroups(name: string, keys: string[]) {
  const printing = usePrinting()
  const open = useKeptSet(name, keys.length <= FEW ? keys : [])
  const isAll = keys.every((key) => open.has(key))
  return {
    isOpen: (key: string) => printing || open.has(key),
    // The press is answered before the lines are drawn.
    toggle: (key: string) => startTransition(() => open.toggle(key)),
    isAll,
    toggleAll: () => startTransition(() => open.set(isAll ? [] : keys)),
  }
}
