import { useLayoutEffect, useSyncExternalStore } from 'react'

/** The title that the current screen has set. */
let title: string | undefined
const listeners = new Set<() => void>()

/** Changes the title and notifies the listeners. */
function write(text: string | undefined) {
  title = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Stryker disable next-line ArrowFunction: React ignores notifications after it unsubscribed
  return () => listeners.delete(listener)
}

const current = () => title

/** Sets the document's title while mounted. While `text` is undefined, the title is the route's. */
export function usePageTitle(text: string | undefined) {
  useLayoutEffect(() => {
    if (!text) return
    write(text)
    return () => write(undefined)
  }, [text])
}

/** For the host, which renders the title: returns the title that the screen has set; undefined if it has set none. */
export const useGivenTitle = (): string | undefined => useSyncExternalStore(subscribe, current, current)
