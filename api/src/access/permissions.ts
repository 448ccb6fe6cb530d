import type { Role } from '@fichero/contract/enums'
import { PERMISSIONS, type Permission } from '@fichero/contract/permissions'

/** Which role may do what. Rows may narrow it further: see the `.policy.ts` of each area. */
const ROLES_WITH = {
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
} as const satisfies Record<Permission, readonly Role[]>

/** Whether the actor's role has the permission; nobody has none. */
export function may(actor: { rol: Role } | null | undefined, permission: Permission): boolean {
  const roles: readonly Role[] = ROLES_WITH[permission]
  return actor != null && roles.includes(actor.rol)
}

/** What the actor's role may do, for a browser that has to know before it asks. */
export const permissionsOf = (actor: { rol: Role }): Permission[] =>
  PERMISSIONS.filter((permission) => may(actor, permission))

export const rolesWith = (permission: Permission): Role[] => [...ROLES_WITH[permission]]
