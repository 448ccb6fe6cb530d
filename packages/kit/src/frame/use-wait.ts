import { useEffect, useState } from 'react'

/** Time from the start of loading to the stage `pending`, in ms. */
export const PENDING_AFTER_MS = 150
/** Time from the start of loading to the stage `slow`, in ms. */
export const SLOW_AFTER_MS = 3000

/** Stages of loading: nothing is shown while `idle`, a skeleton once `pending`, and a text when it is `slow`. */
export type Wait = 'idle' | 'pending' | 'slow'

/** Returns the stage of loading, for a component with its own loading state. Otherwise use `QueryView` or `Waiting`. */
export function useWait(waiting = true): Wait {
  const [wait, setWait] = useState<Wait>('idle')
  useEffect(() => {
    if (!waiting) return
    const timers = [setTimeout(setWait, PENDING_AFTER_MS, 'pending'), setTimeout(setWait, SLOW_AFTER_MS, 'slow')]
    return () => {
      timers.forEach(clearTimeout)
      setWait('idle')
    }
  }, [waiting])
  return wait
}
