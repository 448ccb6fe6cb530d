import type { Session } from './store'

/** Whether what demands `access` (`public`, `authenticated` or a permission) is open in this session. An unknown one is closed. */
export function allows(session: Session | null, access: string): boolean {
  if (access === 'public') return true
  if (!session) return false
  return access === 'authenticated' || (session.permisos?.includes(access) ?? false)
}
