import type { Session } from './stored-session'

/**
 * Returns whether the session has `access` (`public`, `authenticated` or a permission). False for an unknown
 * permission.
 */
export function allows(session: Session | null, access: string): boolean {
  if (access === 'public') return true
  if (!session) return false
  return access === 'authenticated' || (session.permisos?.includes(access) ?? false)
}
