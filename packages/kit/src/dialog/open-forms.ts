import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1) {
  forms += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Counts the calling dialog as an open form. */
export const useCountForm = () =>
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])

/** Whether a form is open in a dialog. It then has the router's blocker: React Router supports one at a time. */
export const useIsFormOpen = (): boolean => useSyncExternalStore(subscribe, () => forms > 0)
