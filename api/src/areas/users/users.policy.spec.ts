import { USER_STATES } from '@fichero/contract/enums'
import { ADMIN, USER, verdictOf, verdictsOf } from '../../../testing/verdicts.js'
import { editOthers, userPolicy, usersPolicy, viewUser } from './users.policy.js'

const other = (estado: (typeof USER_STATES)[number]) => ({ id: 99, estado, limite_contrato: null })
const HIDDEN = ['user_not_found', 'user_not_found']

// The verdicts for an administrator on an enabled and on a disabled user, and for a user and an administrator on themselves.
it.each([
  ['edit', 'allowed', 'allowed', 'allowed', 'allowed'],
  ['assign', 'allowed', 'allowed', 'forbidden', 'allowed'],
  ['disable', 'allowed', 'already', 'forbidden', 'allowed'],
  ['enable', 'already', 'allowed', 'forbidden', 'already'],
  ['link', 'allowed', 'user_disabled', 'forbidden', 'access_link_for_oneself'],
] as const)('the policy decides who may "%s" a user', (ability, ofEnabled, ofDisabled, ofOneself, ofOneselfAsAdmin) => {
  const rule = userPolicy[ability]
  expect(verdictsOf(rule, other('habilitado'))).toEqual(['forbidden', 'forbidden', ofEnabled])
  expect(verdictsOf(rule, other('deshabilitado'))).toEqual([...HIDDEN, ofDisabled])
  expect(verdictsOf(rule, other('pendiente'))).toEqual([...HIDDEN, 'user_not_found'])
  expect(verdictOf(rule, USER, { ...other('habilitado'), id: USER.id })).toBe(ofOneself)
  expect(verdictOf(rule, ADMIN, { ...other('habilitado'), id: ADMIN.id })).toBe(ofOneselfAsAdmin)
})

it.each(USER_STATES)('the policy decides who may see a user in the state %s', (estado) => {
  const others = estado === 'habilitado' ? ['allowed', 'allowed'] : HIDDEN
  expect(verdictsOf(viewUser, other(estado))).toEqual([...others, 'allowed'])
})

it('only administrators edit other users, create users and see disabled users', () => {
  for (const rule of [editOthers, usersPolicy.create, usersPolicy.viewDisabled])
    expect(verdictsOf(rule, undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})
