import type { User } from '@fichero/contract/users.schema'

/** The session, stored in localStorage for all tabs: `token`, and `user` and `permisos` as JSON. */
export interface Session {
  token: string
  user: User
  /** The user's permissions (`permissions.ts` of the contract); undefined until the session check has returned. */
  permisos?: readonly string[]
}

/** Reads the session from the storage; null if there is none or it cannot be parsed. */
export function storedSession(): Session | null {
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
