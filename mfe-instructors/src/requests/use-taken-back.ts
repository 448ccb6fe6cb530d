import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { useEffect, useRef, useState } from 'react'

/**
 * Waits before an approval is sent, because a mail that went out cannot be taken back. Whoever leaves the screen does not
 * wait any longer.
 */
export function useTakenBack(approve: (user: User) => void) {
  const waits = useRef(new Map<number, { user: User; timer: ReturnType<typeof setTimeout> }>())
  const [held, setHeld] = useState<readonly number[]>([])
  const latest = useRef(approve)
  latest.current = approve

  const end = (id: number) => {
    const wait = waits.current.get(id)
    clearTimeout(wait?.timer)
    waits.current.delete(id)
    setHeld([...waits.current.keys()])
    return wait?.user
  }
  const endAll = useRef<() => void>(() => undefined)
  endAll.current = () => {
    for (const id of waits.current.keys()) {
      const user = end(id)
      if (user) latest.current(user)
    }
  }
  useEffect(() => {
    const leave = () => endAll.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    hold: (user: User) => {
      if (waits.current.has(user.id)) return
      const timer = setTimeout(() => {
        end(user.id)
        latest.current(user)
      }, TAKE_BACK_MS)
      waits.current.set(user.id, { user, timer })
      setHeld([...waits.current.keys()])
    },
    takeBack: (user: User) => void end(user.id),
    isHeld: (user: User) => held.includes(user.id),
  }
}
