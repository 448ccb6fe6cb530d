import { useEffect, useState } from 'react'

export interface Attempts<T> {
  /** Result of the last finished attempt; undefined before that. */
  outcome: { value: T } | { error: unknown } | undefined
  /** Another attempt is running. */
  retrying: boolean
  retry: () => void
}

/**
 * Runs `load` on mount and whenever it changes, so it must be a stable function. Unlike a router's `lazy`, a failure
 * can be retried; the last outcome stays until the retry ends.
 * @param ready what a former `load` has brought: it is there from the first render on
 */
export function useAttempts<T>(load: () => Promise<T>, ready?: T): Attempts<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState(-1)
  const [outcome, setOutcome] = useState<Attempts<T>['outcome']>(ready && { value: ready })
  useEffect(() => {
    let live = true
    const settle = (next: Attempts<T>['outcome']) => {
      if (!live) return
      setOutcome((before) => (isSame(before, next) ? before : next))
      setSettled(attempt)
    }
    load().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      live = false
    }
  }, [load, attempt])
  return { outcome, retrying: settled !== attempt, retry: () => setAttempt((count) => count + 1) }
}

/** What was ready and is brought again is not drawn again. */
const isSame = <T>(before: Attempts<T>['outcome'], next: Attempts<T>['outcome']) =>
  before && next && 'value' in before && 'value' in next && before.value === next.value
