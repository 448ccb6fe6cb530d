import type { Role } from '@fichero/contract/enums'

/** Which role may do what. Rows may narrow it further: see the `.policy.ts` of each area. */
export const PERMISSIONS = {
  'users:create': ['admin'],
  'users:edit': ['admin'],
  'users:disable': ['admin'],
  'users:enable': ['admin'],
  'users:view-disabled': ['admin'],
  'users:view-all': ['admin'],
  'users:approve': ['admin'],
  'users:view-stats': ['admin'],
  'audit:view': ['admin'],
  'programs:create': ['admin'],
  'programs:edit': ['admin'],
  'programs:disable': ['admin'],
  'programs:enable': ['admin'],
  'programs:view-disabled': ['admin'],
  'fichas:create': ['admin'],
  'fichas:edit': ['admin'],
  'fichas:disable': ['admin'],
  'fichas:enable': ['admin'],
  'fichas:view-disabled': ['admin'],
  'fichas:import-evaluations': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Whether the actor's role has the permission; nobody has none. */
export function may(actor: { rol: Role } | null | undefined, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission]
  return actor != null && roles.includes(actor.rol)
}
