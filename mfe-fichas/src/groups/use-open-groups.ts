import { usePrinting } from '@fichero/kit/print'
import { useKeptSet } from '@fichero/kit/router'
import { startTransition } from 'react'

/** If a list has more groups, all start closed, so that users can scan the names. */
const FEW = 3

/**
 * Stores which groups of a list are open. Back and a reload restore this state. In print all groups are open. `name` is unique
 * on the screen.
 */
export function useOpenGroups(name: string, keys: string[]) {
  const printing = usePrinting()
  const open = useKeptSet(name, keys.length <= FEW ? keys : [])
  const areAllOpen = keys.every((key) => open.has(key))
  return {
    isOpen: (key: string) => printing || open.has(key),
    // A transition, so that the page stays responsive while many lines are rendered.
    toggle: (key: string) => startTransition(() => open.toggle(key)),
    areAllOpen,
    toggleAll: () => startTransition(() => open.set(areAllOpen ? [] : keys)),
  }
}
