import { useEffect, useState } from 'react'

export const PENDING_AFTER_MS = 150
export const SLOW_AFTER_MS = 3000

/** Stages of loading: nothing is shown while `idle`, a skeleton once `pending`, and a text when it is `slow`. */
export type Wait = 'idle' | 'pending' | 'slow'

/** Tells how long something takes, for what shows its own loading. A query has it in `QueryView`, and an image in `Waiting`. */
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
