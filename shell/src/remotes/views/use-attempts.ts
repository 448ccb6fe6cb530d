import { useEffect, useState } from 'react'

export interface Attempts<T> {
  /** Result of the last finished attempt; undefined before that. */
  outcome: { value: T } | { error: unknown } | undefined
  /** Another attempt is running. */
  retrying: boolean
  retry: () => void
}

/**
 * Calls `load` on mount and whenever the function changes, so `load` must be a stable function. Unlike with a router's `lazy`,
 * a failure can be retried; the last outcome stays until the retry ends.
 * @param ready result of an earlier `load`, which is the outcome of the first render
 */
export function useAttempts<T>(load: () => Promise<T>, ready?: T): Attempts<T> {
  const [attempt, setAttempt] = useState(0)
  const [settledAttempt, setSettledAttempt] = useState(-1)
  const [outcome, setOutcome] = useState<Attempts<T>['outcome']>(ready && { value: ready })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Attempts<T>['outcome']) => {
      if (!isCurrent) return
      setOutcome((before) => (isSame(before, next) ? before : next))
      setSettledAttempt(attempt)
    }
    load().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  return { outcome, retrying: settledAttempt !== attempt, retry: () => setAttempt((count) => count + 1) }
}

/** Avoids a second render if `load` resolves with the value of `ready`. */
const isSame = <T>(before: Attempts<T>['outcome'], next: Attempts<T>['outcome']) =>
  before && next && 'value' in before && 'value' in next && before.value === next.value
