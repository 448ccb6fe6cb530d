import type { Permission } from '@fichero/contract/permissions'
import { useSyncExternalStore } from 'react'
import { allows } from './session/allows'
import { getSession, onSessionChange, type Session } from './session/store'

/** The signed-in person with the token, or null. Changes in every tab at once. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession)
}

/** Whether the signed-in person has the permission. What depends on a row is in the `can` of its answer. */
export const useCan = (permission: Permission): boolean => allows(useSession(), permission)
