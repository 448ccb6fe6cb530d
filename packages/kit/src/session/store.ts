import type { User } from '@fichero/contract/users.schema'
import { type Session, storedSession } from './stored-session'

export type { Session } from './stored-session'

const KEYS = ['token', 'user', 'permisos']
const listeners = new Set<() => void>()
let current = storedSession()

function announce() {
  current = storedSession()
  for (const listener of listeners) listener()
}

// Follows sign-in and sign-out in other tabs.
window.addEventListener('storage', (event) => {
  if (event.key === null || KEYS.includes(event.key)) announce()
})

export const getSession = () => current

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startSession(session: Session) {
  localStorage.setItem('user', JSON.stringify(session.user))
  remember('permisos', session.permisos)
  localStorage.setItem('token', session.token)
  announce()
}

/** Stores a renewed token of the same user. */
export function renewToken(token: string) {
  if (!current) return
  localStorage.setItem('token', token)
  announce()
}

/** Stores the user's edited data, for all tabs. */
export function renewUser(person: User) {
  if (!current) return
  localStorage.setItem('user', JSON.stringify(person))
  announce()
}

/**
 * Stores the result of the session check: current user and permissions. Ignored if the session has changed in between.
 */
export function renewSession({ user, permisos }: Omit<Session, 'token'>) {
  if (current?.user.id !== user.id) return
  remember('user', user)
  remember('permisos', permisos)
  announce()
}

function remember(key: string, value: unknown) {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
}

/** With a token, ends only that session: another tab may have started a new one in between. */
export function endSession(token?: string) {
  if (token !== undefined && localStorage.getItem('token') !== token) return
  for (const key of KEYS) localStorage.removeItem(key)
  announce()
}
