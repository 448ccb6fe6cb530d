import { useEffect, useState } from 'react'

const SHOW_AFTER = 150
const SAY_AFTER = 3000

/** How long a wait has been: nothing for a blink, then a sign of life, and a word when it takes long. */
export type Wait = 'blink' | 'sign' | 'word'

export function useWait(waiting = true): Wait {
  const [wait, setWait] = useState<Wait>('blink')
  useEffect(() => {
    if (!waiting) return
    const timers = [setTimeout(setWait, SHOW_AFTER, 'sign'), setTimeout(setWait, SAY_AFTER, 'word')]
    return () => {
      timers.forEach(clearTimeout)
      setWait('blink')
    }
  }, [waiting])
  return wait
}
