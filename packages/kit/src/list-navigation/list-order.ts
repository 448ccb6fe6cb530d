import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { historyIndex } from './history-entry'

/** An item of a list, for the links on the screens of the previous and the next item. */
export interface Step {
  /** The address of the item's screen. */
  to: string
  name: string
  /** Whether the item still needs work: a link and a key open the next such item. */
  isOpen?: boolean
}

/** A list in the order in which it was shown. */
export interface ListOrder {
  name: string
  /** The address of the list, with filters. */
  at: string
  steps: Step[]
}

/** The lists shown in this tab, by the index of the history entry. */
const orders = new Map<number, ListOrder>()

/** Returns the list shown at the previous history entry, if any. */
export const listBefore = () => orders.get(historyIndex() - 1)

/** Stores the list for the previous history entry. */
export const setListBefore = (order: ListOrder) => orders.set(historyIndex() - 1, order)

/**
 * Registers the items of a list in their order, so that a screen opened from the list links to the previous and the next item.
 * The `PageHeader` of that screen has the links and the keys, even if the screen belongs to another remote. `DataTable` calls
 * this hook itself if it has `stepOf`.
 * @param name the name of the list, shown in the link back to it
 * @param steps undefined for a list whose items have no screen
 */
export function useListOrder(name: string, steps: Step[] | undefined) {
  const { pathname, search } = useLocation()
  // A layout effect, because a link may be clicked as soon as it is rendered.
  useLayoutEffect(() => {
    if (!steps) return
    const index = historyIndex()
    orders.set(index, { name, at: `${pathname}${search}`, steps })
    // The list stays registered only if the user went on to the next history entry.
    return () => {
      if (historyIndex() !== index + 1) orders.delete(index)
    }
  })
}
