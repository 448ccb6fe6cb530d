// The session, its permissions, and values stored for the user in this tab.
import type { Permission } from '@fichero/contract/permissions'
import { useSyncExternalStore } from 'react'
import { allows } from './session/allows'
import { getSession, onSessionChange, type Session } from './session/store'

export { inTab } from './session/in-tab'
export { getSession } from './session/store'

const nobody = () => null

/** Returns the session with user and token; null without one and while a page hydrates. Follows changes in all tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession, nobody)
}

/** Returns whether the user has the permission. What the user may do with one row is in the row's `can`. */
export const useCan = (permission: Permission): boolean => allows(useSession(), permission)
