import { PERMISSIONS, type Permission } from '@fichero/contract/permissions'
import { hasPermission, permissionsOf, rolesWith } from './permissions.js'

/** What concerns the whole system: its administrators, programs that other centres use, modules and the system itself. */
const OF_ADMINISTRATORS: readonly Permission[] = [
  'users:manage-administrators',
  'personal-data:answer',
  'programs:edit',
  'programs:disable',
  'programs:enable',
  'programs:view-disabled',
  'centres:manage',
  'manuals:manage',
  'remotes:manage',
  'status:view',
]

it.each(PERMISSIONS)(
  'administrators have the permission %s, and coordinators unless it is about the whole system',
  (permission) => {
    const isShared = !OF_ADMINISTRATORS.includes(permission)
    expect(rolesWith(permission)).toEqual(isShared ? ['coordinador', 'admin'] : ['admin'])
    const actors = [null, undefined, ...(['user', 'coordinador', 'admin'] as const).map((rol) => ({ rol }))]
    expect(actors.map((actor) => hasPermission(actor, permission))).toEqual([false, false, false, isShared, true])
  },
)

it('permissionsOf returns all permissions of a role', () => {
  expect(permissionsOf({ rol: 'user' })).toEqual([])
  expect(permissionsOf({ rol: 'admin' })).toEqual(PERMISSIONS)
})
