import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListOrder, listBefore, type Step, tellListBefore } from './list-order'
import { useKept } from './use-kept'

interface Steps {
  order: ListOrder
  /** From 1. */
  number: number
  previous: Step | undefined
  next: Step | undefined
  /** The next one with something to do. */
  nextOpen: Step | undefined
}

/** The current screen's neighbours in the list that it was opened from; undefined if it was opened otherwise. */
export function useSteps(): Steps | undefined {
  const { pathname, search } = useLocation()
  const [order, keep] = useKept<ListOrder | undefined>('list', undefined)
  const found = order ?? listBefore()
  const index = found?.steps.findIndex(({ to }) => isAt(to, pathname, search)) ?? -1
  const isStep = found !== undefined && index >= 0
  useEffect(() => {
    if (!isStep) return
    if (!order) keep(found)
    // The next one is opened in place of this one, so the list is before it too.
    tellListBefore(found)
  })
  if (!isStep) return undefined
  const { steps } = found
  return {
    order: found,
    number: index + 1,
    previous: steps[index - 1],
    next: steps[index + 1],
    nextOpen: steps.slice(index + 1).find(({ isOpen }) => isOpen),
  }
}

/** A dialog's parameter, for example, may follow in the address. */
function isAt(to: string, pathname: string, search: string) {
  const [path, query = ''] = to.split('?')
  if (path !== pathname) return false
  const current = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value)
}
