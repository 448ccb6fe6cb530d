import type { Role } from '@fichero/contract/enums'
import { PERMISSIONS, type Permission } from '@fichero/contract/permissions'
import type { Sight } from './scope.js'

/** The roles of each permission. The `.policy.ts` of each area may narrow it further by row. */
const ROLES_WITH = {
  'users:create': ['coordinador', 'admin'],
  'users:manage-administrators': ['admin'],
  'users:edit': ['coordinador', 'admin'],
  'users:disable': ['coordinador', 'admin'],
  'users:enable': ['coordinador', 'admin'],
  'users:view-disabled': ['coordinador', 'admin'],
  'users:view-all': ['coordinador', 'admin'],
  'users:approve': ['coordinador', 'admin'],
  'users:view-stats': ['coordinador', 'admin'],
  'audit:view': ['coordinador', 'admin'],
  'personal-data:answer': ['admin'],
  'programs:create': ['coordinador', 'admin'],
  'programs:edit': ['admin'],
  'programs:disable': ['admin'],
  'programs:enable': ['admin'],
  'programs:view-disabled': ['admin'],
  'fichas:create': ['coordinador', 'admin'],
  'fichas:edit': ['coordinador', 'admin'],
  'fichas:disable': ['coordinador', 'admin'],
  'fichas:enable': ['coordinador', 'admin'],
  'fichas:view-disabled': ['coordinador', 'admin'],
  'fichas:import-evaluations': ['coordinador', 'admin'],
  'apprentices:correct': ['coordinador', 'admin'],
  'centres:manage': ['admin'],
  'manuals:manage': ['admin'],
  'remotes:manage': ['admin'],
  'status:view': ['admin'],
} as const satisfies Record<Permission, readonly Role[]>

/** A user, as far as permissions depend on her. */
type Holder = { rol: Role } & Partial<Pick<Sight, 'carga'>>

/**
 * Returns whether the actor's role has the permission; false without an actor. Heads may load reports where their centre allows
 * it: the policy of fichas limits this to their own.
 */
export function hasPermission(actor: Holder | null | undefined, permission: Permission): boolean {
  if (!actor) return false
  const roles: readonly Role[] = ROLES_WITH[permission]
  return roles.includes(actor.rol) || (permission === 'fichas:import-evaluations' && loadsSomewhere(actor))
}

const loadsSomewhere = ({ carga = [] }: Holder) => carga === 'all' || carga.length > 0

/** Returns all permissions of the actor. `GET /auth/session` sends them to the browser. */
export const permissionsOf = (actor: Holder): Permission[] =>
  PERMISSIONS.filter((permission) => hasPermission(actor, permission))

export const rolesWith = (permission: Permission): Role[] => [...ROLES_WITH[permission]]
