import { useLayoutEffect, useSyncExternalStore } from 'react'

let title: string | undefined
const listeners = new Set<() => void>()

function write(text: string | undefined) {
  title = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Stryker disable next-line ArrowFunction: React ignores those that are told too much
  return () => listeners.delete(listener)
}

/** Sets the document's title while mounted. While `text` is undefined, the title is the route's. */
export function usePageTitle(text: string | undefined) {
  useLayoutEffect(() => {
    if (!text) return
    write(text)
    return () => write(undefined)
  }, [text])
}

/** For the host, which renders the title: returns the one set by the screen, if any. */
export const useGivenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => title)
