import { type Role, USER_STATES } from '@fichero/contract/enums'
import { ADMIN, actorOf, USER, verdictOf, verdictsOf } from '../../../testing/verdicts.js'
import {
  decideRequest,
  editOthers,
  manageUser,
  type UserRow,
  userPolicy,
  usersPolicy,
  viewUser,
} from './users.policy.js'

type Limited = UserRow & { limite_contrato: null }
const other = (estado: (typeof USER_STATES)[number], values: Partial<UserRow> = {}): Limited => ({
  id: 99,
  estado,
  rol: 'user',
  centros: [],
  limite_contrato: null,
  ...values,
})
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
  expect(verdictsOf(rule, other('habilitado'))).toEqual(['user_not_found', 'forbidden', ofEnabled])
  expect(verdictsOf(rule, other('deshabilitado'))).toEqual([...HIDDEN, ofDisabled])
  expect(verdictsOf(rule, other('pendiente'))).toEqual([...HIDDEN, 'user_not_found'])
  expect(verdictOf(rule, USER, other('habilitado', { id: USER.id }))).toBe(ofOneself)
  expect(verdictOf(rule, ADMIN, other('habilitado', { id: ADMIN.id }))).toBe(ofOneselfAsAdmin)
})

it.each(USER_STATES)('the policy decides who may see a user in the state %s', (estado) => {
  const others = estado === 'habilitado' ? ['user_not_found', 'allowed'] : HIDDEN
  expect(verdictsOf(viewUser, other(estado))).toEqual([...others, 'allowed'])
})

it('only administrators edit other users, create users and see disabled users', () => {
  for (const rule of [editOthers, usersPolicy.create, usersPolicy.viewDisabled])
    expect(verdictsOf(rule, undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})

const [NORTH, SOUTH] = [1, 2]
const coordinator = actorOf('coordinador', { id: 5, centros: [NORTH] })
const RULES = { viewUser, manageUser, decideRequest, ...userPolicy }
type Rules = Record<keyof typeof RULES, string>
const all = (verdict: string): Rules =>
  Object.fromEntries(Object.keys(RULES).map((name) => [name, verdict])) as unknown as Rules
const verdicts = (actor: typeof coordinator, user: Limited) =>
  Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, verdictOf(rule, actor, user)]))

// The verdicts of all rules for a coordinator of one of two centres.
it.each<[string, Partial<UserRow>, Rules]>([
  ['a person of her centre', { centros: [NORTH] }, { ...all('allowed'), enable: 'already' }],
  [
    'another coordinator of her centre',
    { centros: [NORTH], rol: 'coordinador' },
    { ...all('allowed'), enable: 'already' },
  ],
  ['a person of both centres', { centros: [NORTH, SOUTH] }, { ...all('forbidden'), viewUser: 'allowed' }],
  ['a person of the other centre', { centros: [SOUTH] }, all('user_not_found')],
  ['a person without a centre', { centros: [] }, all('user_not_found')],
  ['an administrator', { centros: [], rol: 'admin' }, { ...all('forbidden'), viewUser: 'allowed' }],
  [
    'herself',
    { id: coordinator.id, centros: [NORTH], rol: 'coordinador' },
    { ...all('allowed'), assign: 'forbidden', enable: 'already', link: 'access_link_for_oneself' },
  ],
])('a coordinator of a centre manages %s by the centres in which they work', (_, values, expected) => {
  expect(verdicts(coordinator, other('habilitado', values))).toEqual(expected)
})

it('a coordinator manages everybody but administrators while there is one centre', () => {
  const alone = actorOf('coordinador', { id: 5 })
  expect(verdicts(alone, other('habilitado'))).toEqual({ ...all('allowed'), enable: 'already' })
  expect(verdicts(alone, other('habilitado', { rol: 'admin' }))).toEqual({ ...all('forbidden'), viewUser: 'allowed' })
})

it.each<Role>(['user', 'coordinador'])('a person of another centre does not exist for the role %s', (rol) => {
  const actor = actorOf(rol, { centros: [NORTH] })
  for (const estado of USER_STATES)
    expect(verdicts(actor, other(estado, { centros: [SOUTH] }))).toEqual(all('user_not_found'))
})
