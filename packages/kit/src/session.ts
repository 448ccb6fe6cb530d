import { useSyncExternalStore } from 'react'
import { getSession, onSessionChange, type Session } from './session/store'

/** The signed-in person with the token, or null. Changes in every tab at once. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession)
}
