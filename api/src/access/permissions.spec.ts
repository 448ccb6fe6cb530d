import { PERMISSIONS } from '@fichero/contract/permissions'
import { hasPermission, permissionsOf, rolesWith } from './permissions.js'

it.each(PERMISSIONS)('only administrators have the permission %s', (permission) => {
  expect(rolesWith(permission)).toEqual(['admin'])
  expect(
    [null, undefined, { rol: 'user' } as const, { rol: 'admin' } as const].map((actor) =>
      hasPermission(actor, permission),
    ),
  ).toEqual([false, false, false, true])
})

it('permissionsOf returns all permissions of a role', () => {
  expect(permissionsOf({ rol: 'user' })).toEqual([])
  expect(permissionsOf({ rol: 'admin' })).toEqual(PERMISSIONS)
})
