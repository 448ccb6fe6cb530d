import { useEffect, useRef } from 'react'
import { inOrder, isBusy, type Load } from '../evaluations/load'

/**
 * Focuses the heading of an import whose step changed, because the new step removes the focused element. Of several imports,
 * the first on the screen gets the focus once none of them is busy: the screen lists first what needs a decision. A user who
 * works in one of the cards keeps the focus. The first step of an import is not focused.
 * @returns the ref of the element around the headings, which have `data-load`
 */
export function useStepFocus(loads: readonly Load[]) {
  const box = useRef<HTMLDivElement>(null)
  const steps = useRef(new Map<number, string>())
  /** The imports whose step changed since the last time that none was busy. */
  const changed = useRef(new Set<number>())
  useEffect(() => {
    const before = steps.current
    steps.current = new Map(loads.map(({ id, step }) => [id, step.name]))
    const moved = loads.filter(({ id, step }) => before.has(id) && before.get(id) !== step.name)
    if (moved.length === 0) return
    for (const { id } of moved) changed.current.add(id)
    const first = inOrder(loads).find(({ id }) => changed.current.has(id))
    const { activeElement: focused } = document
    const isLost = focused === null || focused === document.body
    const isOneOfMany = loads.length > 1
    const isAwaited = isOneOfMany && loads.some(isBusy)
    const isWorking = isOneOfMany && box.current?.contains(focused) && !focused?.matches('[data-load]')
    if (isLost || !(isAwaited || isWorking))
      box.current?.querySelector<HTMLElement>(`[data-load="${first?.id}"]`)?.focus()
    if (!isAwaited) changed.current.clear()
  }, [loads])
  return box
}
