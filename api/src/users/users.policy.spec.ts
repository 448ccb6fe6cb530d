import { USER_STATES } from '@fichero/contract/enums'
import { ADMIN, said, USER, verdictsOf } from '../testing/verdicts.js'
import { editOthers, userPolicy, usersPolicy, viewUser } from './users.policy.js'

const other = (estado: (typeof USER_STATES)[number]) => ({ id: 99, estado })
const HIDDEN = ['user_not_found', 'user_not_found']

// What an administrator is told of an enabled person and of a disabled one, and oneself without and with permission.
it.each([
  ['edit', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['assign', 'allowed', 'allowed', 'forbidden', 'allowed'],
  ['disable', 'allowed', 'already', 'forbidden', 'allowed'],
  ['enable', 'already', 'allowed', 'forbidden', 'already'],
  ['link', 'allowed', 'user_disabled', 'forbidden', 'access_link_for_oneself'],
] as const)('%s', (ability, ofEnabled, ofDisabled, ofOneself, ofOneselfAsAdmin) => {
  const rule = userPolicy[ability]
  expect(verdictsOf(rule, other('habilitado'))).toEqual(['forbidden', 'forbidden', ofEnabled])
  expect(verdictsOf(rule, other('deshabilitado'))).toEqual([...HIDDEN, ofDisabled])
  expect(verdictsOf(rule, other('pendiente'))).toEqual([...HIDDEN, 'user_not_found'])
  expect(said(rule, USER, { id: USER.id, estado: 'habilitado' })).toBe(ofOneself)
  expect(said(rule, ADMIN, { id: ADMIN.id, estado: 'habilitado' })).toBe(ofOneselfAsAdmin)
})

it.each(USER_STATES)('who sees somebody who is %s', (estado) => {
  const others = estado === 'habilitado' ? ['allowed', 'allowed'] : HIDDEN
  expect(verdictsOf(viewUser, other(estado))).toEqual([...others, 'allowed'])
})

it('administrators only edit others, create people and see the disabled ones', () => {
  for (const rule of [editOthers, usersPolicy.create, usersPolicy.viewDisabled])
    expect(verdictsOf(rule, undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
