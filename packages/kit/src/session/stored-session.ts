import type { User } from '@fichero/contract/users.schema'

/** In localStorage: `token`, `user` and `permisos` (JSON), `theme`, `lang`; shared by all tabs. */
export interface Session {
  token: string
  user: User
  /** The user's permissions (`permissions.ts` of the contract); undefined until the session check has returned. */
  permisos?: readonly string[]
}

/** Reads the session from the storage; null where there is none, or where it cannot be read. */
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
