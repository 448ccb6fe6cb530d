import { TAKE_BACK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { useEffect, useRef, useState } from 'react'

/**
 * Delays an approval so that it can be undone, because a sent mail cannot be undone. Leaving the page sends the
 * approval at once.
 */
export function useDelayedApproval(approve: (user: User) => void) {
  const approvals = useRef(new Map<number, { user: User; timer: ReturnType<typeof setTimeout> }>())
  const [delayed, setDelayed] = useState<readonly number[]>([])
  const latest = useRef(approve)
  latest.current = approve

  /** Removes a delayed approval, and returns its user. */
  const removeApproval = (id: number) => {
    const approval = approvals.current.get(id)
    clearTimeout(approval?.timer)
    approvals.current.delete(id)
    setDelayed([...approvals.current.keys()])
    return approval?.user
  }
  const sendAll = useRef<() => void>(() => undefined)
  sendAll.current = () => {
    for (const id of approvals.current.keys()) {
      const user = removeApproval(id)
      if (user) latest.current(user)
    }
  }
  useEffect(() => {
    const leave = () => sendAll.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    delay: (user: User) => {
      if (approvals.current.has(user.id)) return
      const timer = setTimeout(() => {
        removeApproval(user.id)
        latest.current(user)
      }, TAKE_BACK_MS)
      approvals.current.set(user.id, { user, timer })
      setDelayed([...approvals.current.keys()])
    },
    undo: (user: User) => void removeApproval(user.id),
    isDelayed: (user: User) => delayed.includes(user.id),
  }
}
