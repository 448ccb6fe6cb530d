import type { User } from '@fichero/contract/users.schema'

/** What the browser remembers: `token`, `user` (JSON), `theme`, `lang`. The same keys in every tab. */
export interface Session {
  token: string
  user: User
}

const listeners = new Set<() => void>()
let current: Session | null = read()

function read(): Session | null {
  const token = localStorage.getItem('token')
  const user = localStorage.getItem('user')
  if (!token || !user) return null
  try {
    return { token, user: JSON.parse(user) as User }
  } catch {
    return null
  }
}

function announce() {
  current = read()
  for (const listener of listeners) listener()
}

// Another tab signed in or out: this one follows at once.
window.addEventListener('storage', (event) => {
  if (event.key === 'token' || event.key === 'user' || event.key === null) announce()
})

export const getSession = () => current

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startSession(session: Session) {
  localStorage.setItem('user', JSON.stringify(session.user))
  localStorage.setItem('token', session.token)
  announce()
}

/** The API renewed the token: the person stays the same. */
export function renewToken(token: string) {
  if (!current) return
  localStorage.setItem('token', token)
  announce()
}

/** The person saved their own data. The same in every tab at once. */
export function renewUser(person: User) {
  if (!current) return
  localStorage.setItem('user', JSON.stringify(person))
  announce()
}

/** With a token only that session: by now the browser may be in another, which this tab has not heard of yet. */
export function endSession(token?: string) {
  if (token !== undefined && localStorage.getItem('token') !== token) return
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  announce()
}
