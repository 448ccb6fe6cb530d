import { useLayoutEffect, useSyncExternalStore } from 'react'

let title: string | undefined
const listeners = new Set<() => void>()

function write(text: string | undefined) {
  title = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The tab's title of a screen that knows more than its route does, while it stands. The route's own while `text` is undefined. */
export function usePageTitle(text: string | undefined) {
  useLayoutEffect(() => {
    if (!text) return
    write(text)
    return () => write(undefined)
  }, [text])
}

/** For the host, which draws the title: what the screen gave, if anything. */
export const useGivenTitle = (): string | undefined => useSyncExternalStore(subscribe, () => title)
