import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Returns whether the browser has a network. The server may be out of reach even then. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine)
