import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { place } from './history-entry'

/** One of a list, as a screen that it leads to shows it. */
export interface Step {
  /** The address of its screen. */
  to: string
  name: string
  /** Something of it is still to be done: one can go to the next of these. */
  isOpen?: boolean
}

/** A list in the order in which somebody saw it. */
export interface ListOrder {
  name: string
  /** Its address, with filters. */
  at: string
  steps: Step[]
}

/** What the lists of this tab show, by their place in its history. */
const shown = new Map<number, ListOrder>()

/** The list of the entry before the current one. */
export const listBefore = () => shown.get(place() - 1)

export const tellListBefore = (order: ListOrder) => shown.set(place() - 1, order)

/**
 * Says what a list shows, in its order, so that a screen opened from it leads to the previous and the next one: the
 * `PageHeader` of that screen has the links and the keys, whichever remote it belongs to. A `DataTable` does it by itself,
 * with `stepOf`.
 * @param name the list, as the way back to it is called
 * @param steps undefined for a list that leads nowhere
 */
export function useListOrder(name: string, steps: Step[] | undefined) {
  const { pathname, search } = useLocation()
  // With the rows themselves: a link may be pressed as soon as it is there.
  useLayoutEffect(() => {
    if (!steps) return
    const own = place()
    shown.set(own, { name, at: `${pathname}${search}`, steps })
    // Whoever went on from the list takes it along; whoever left it otherwise does not.
    return () => {
      if (place() !== own + 1) shown.delete(own)
    }
  })
}
