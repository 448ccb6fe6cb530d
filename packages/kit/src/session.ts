// Who is signed in, what they may do, and what is kept for them in this tab.
import type { Permission } from '@fichero/contract/permissions'
import { useSyncExternalStore } from 'react'
import { allows } from './session/allows'
import { getSession, onSessionChange, type Session } from './session/store'

export { inTab } from './session/in-tab'
export { getSession } from './session/store'

/** Returns the current session with user and token, or null. Updated in all tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession)
}

/** Returns whether the user has the permission. Permissions by row are in the `can` of its answer. */
export const useCan = (permission: Permission): boolean => allows(useSession(), permission)
