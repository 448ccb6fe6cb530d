import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { type ListOrder, listBefore, type Step, setListBefore } from './list-order'
import { useKept } from './use-history-state'

interface Steps {
  order: ListOrder
  /** The position of the current screen in the list, from 1. */
  number: number
  previous: Step | undefined
  next: Step | undefined
  /** The next item that still needs work. */
  nextOpen: Step | undefined
}

/** Returns the previous and next item of the list that the current screen was opened from; undefined without a list. */
export function useSteps(): Steps | undefined {
  const { pathname, search } = useLocation()
  const [order, setOrder] = useKept<ListOrder | undefined>('list', undefined)
  const list = order ?? listBefore()
  const index = list?.steps.findIndex(({ to }) => isAt(to, pathname, search)) ?? -1
  const isStep = list !== undefined && index >= 0
  useEffect(() => {
    if (!isStep) return
    if (!order) setOrder(list)
    // A link to another item replaces the current history entry, so the list is before the new entry too.
    setListBefore(list)
  })
  if (!isStep) return undefined
  const { steps } = list
  return {
    order: list,
    number: index + 1,
    previous: steps[index - 1],
    next: steps[index + 1],
    nextOpen: steps.slice(index + 1).find(({ isOpen }) => isOpen),
  }
}

/** Whether the current URL is the address `to`, with or without other parameters, such as the parameter of a dialog. */
function isAt(to: string, pathname: string, search: string) {
  const [path, query = ''] = to.split('?')
  if (path !== pathname) return false
  const current = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value)
}
