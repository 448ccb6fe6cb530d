import type { User } from '@fichero/contract/users.schema'

/** What the browser remembers: `token`, `user` and `permisos` (JSON), `theme`, `lang`. The same keys in every tab. */
export interface Session {
  token: string
  user: User
  /** What the person may do (`permissions.ts` of the contract); undefined until the session check has said it. */
  permisos?: readonly string[]
}

const KEYS = ['token', 'user', 'permisos']
const listeners = new Set<() => void>()
let current: Session | null = read()

function read(): Session | null {
  const token = localStorage.getItem('token')
  const user = localStorage.getItem('user')
  if (!token || !user) return null
  try {
    const permisos = localStorage.getItem('permisos')
    return {
      token,
      user: JSON.parse(user) as User,
      permisos: permisos ? (JSON.parse(permisos) as string[]) : undefined,
    }
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

/** The session check: the person and their permissions as they are now. Says nothing of a session that is no longer this one. */
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

/** With a token only that session: by now the browser may be in another, which this tab has not heard of yet. */
export function endSession(token?: string) {
  if (token !== undefined && localStorage.getItem('token') !== token) return
  for (const key of KEYS) localStorage.removeItem(key)
  announce()
}
