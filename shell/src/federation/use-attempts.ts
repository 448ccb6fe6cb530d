import { useEffect, useState } from 'react'

export interface Attempts<T> {
  /** What the last attempt that ended brought; undefined before the first has. */
  outcome: { value: T } | { error: unknown } | undefined
  /** Another attempt is under way. */
  retrying: boolean
  retry: () => void
}

/**
 * Loads when it is first drawn and whenever `load` is another function, which must therefore be a stable one. Unlike a
 * router's `lazy`, a failure can be tried again; what came before stays until that attempt ends.
 * @param load Is told how many attempts there were before.
 */
export function useAttempts<T>(load: (before: number) => Promise<T>): Attempts<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState(-1)
  const [outcome, setOutcome] = useState<Attempts<T>['outcome']>()
  useEffect(() => {
    let live = true
    const settle = (next: Attempts<T>['outcome']) => {
      if (!live) return
      setOutcome(next)
      setSettled(attempt)
    }
    load(attempt).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      live = false
    }
  }, [load, attempt])
  return { outcome, retrying: settled !== attempt, retry: () => setAttempt((count) => count + 1) }
}
