import type { User } from '@fichero/contract/users.schema'
import { type Session, storedSession } from './stored-session'

export type { Session } from './stored-session'

/** Keys of the session in localStorage. */
const KEYS = ['token', 'user', 'permisos']
const listeners = new Set<() => void>()
let current = storedSession()
/** The API's message about why the last session ended. */
let reason: string | undefined

/** Reads the session from the storage and notifies the listeners. */
function reload() {
  current = storedSession()
  for (const listener of listeners) listener()
}

// Other tabs may sign in, sign out or renew the session.
window.addEventListener('storage', (event) => {
  if (event.key === null || KEYS.includes(event.key)) reload()
})

/** Returns the current session outside of React, null without one; components use `useSession`. */
export const getSession = () => current

/** Calls `listener` on every change of the session, also in another tab. Returns a function that removes it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores a new session, for all tabs. */
export function startSession(session: Session) {
  localStorage.setItem('user', JSON.stringify(session.user))
  storeJson('permisos', session.permisos)
  localStorage.setItem('token', session.token)
  reload()
}

/** Stores a renewed token of the same user. */
export function renewToken(token: string) {
  if (!current) return
  localStorage.setItem('token', token)
  reload()
}

/** Stores the user's edited data, for all tabs. */
export function renewUser(person: User) {
  if (!current) return
  localStorage.setItem('user', JSON.stringify(person))
  reload()
}

/**
 * Stores the result of the session check: current user and permissions. Ignored if the session has changed in between.
 */
export function renewSession({ user, permisos }: Omit<Session, 'token'>) {
  if (current?.user.id !== user.id) return
  storeJson('user', user)
  storeJson('permisos', permisos)
  reload()
}

/** Stores a value as JSON, or removes the key if the value is undefined. */
function storeJson(key: string, value: unknown) {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
}

/** Returns the API's message about why the last session ended; undefined if it gave no reason. */
export const endReason = () => reason

/** Ends the session. With a token, ends only the session of that token, because another tab may have started a new session. */
export function endSession(token?: string, why?: string) {
  if (token !== undefined && localStorage.getItem('token') !== token) return
  reason = why
  for (const key of KEYS) localStorage.removeItem(key)
  reload()
}
