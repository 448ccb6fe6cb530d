import { PERMISSIONS } from '@fichero/contract/permissions'
import { hasPermission, permissionsOf, rolesWith } from './permissions.js'

it.each(PERMISSIONS)('%s is the administrators’ alone', (permission) => {
  expect(rolesWith(permission)).toEqual(['admin'])
  expect(
    [null, undefined, { rol: 'user' } as const, { rol: 'admin' } as const].map((actor) =>
      hasPermission(actor, permission),
    ),
  ).toEqual([false, false, false, true])
})

it('a session carries the permissions of its role', () => {
  expect(permissionsOf({ rol: 'user' })).toEqual([])
  expect(permissionsOf({ rol: 'admin' })).toEqual(PERMISSIONS)
})
