import { ADMIN, USER, verdictOf, verdictsOf } from '../../testing/verdicts.js'
import {
  abilities,
  allOf,
  allows,
  anyOf,
  authorize,
  becomes,
  permitted,
  type Rule,
  refuse,
  type Verdict,
} from './policy.js'

const [allowed, already]: [Verdict, Verdict] = ['allowed', 'already']
const [noFicha, noUser] = [refuse('ficha_not_found'), refuse('user_not_found')]
const rulesOf = (verdicts: Verdict[]) =>
  verdicts.map(
    (verdict): Rule =>
      () =>
        verdict,
  )

it('the verdict of `refuse` has a code, and parameters only if there are any', () => {
  expect(refuse('forbidden')).toStrictEqual({ code: 'forbidden' })
  expect(refuse('ficha_disabled', { nro_ficha: 7 })).toStrictEqual({ code: 'ficha_disabled', params: { nro_ficha: 7 } })
})

it('`permitted` allows only users with the permission', () => {
  expect(verdictsOf(permitted('fichas:edit'), undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})

it('`becomes` returns "already" for a row that has the state, otherwise "allowed"', () => {
  const rule = becomes('habilitado')
  expect(verdictOf(rule, ADMIN, { estado: 'habilitado' })).toBe('already')
  expect(verdictOf(rule, ADMIN, { estado: 'deshabilitado' })).toBe('allowed')
})

it.each<[string, Verdict[], Verdict, Verdict]>([
  ['without rules, allOf and anyOf return "allowed"', [], 'allowed', 'allowed'],
  ['for one rule that allows, allOf and anyOf return "allowed"', [allowed], 'allowed', 'allowed'],
  ['for one rule that refuses, allOf and anyOf return the error', [noFicha], noFicha, noFicha],
  [
    'if the first rule allows and the second refuses, allOf returns the error and anyOf "allowed"',
    [allowed, noFicha],
    noFicha,
    'allowed',
  ],
  [
    'if the first rule refuses and the second allows, allOf returns the error and anyOf "allowed"',
    [noFicha, allowed],
    noFicha,
    'allowed',
  ],
  ['if two rules refuse, allOf returns the first error and anyOf the last', [noFicha, noUser], noFicha, noUser],
  ['for "already" and an error, allOf returns "already" and anyOf the error', [already, noFicha], already, noFicha],
  [
    'for "allowed", "already" and an error, allOf returns "already" and anyOf "allowed"',
    [allowed, already, noFicha],
    already,
    'allowed',
  ],
])('%s', (_, verdicts, all, any) => {
  expect(allOf(...rulesOf(verdicts))(USER, undefined)).toEqual(all)
  expect(anyOf(...rulesOf(verdicts))(USER, undefined)).toEqual(any)
})

it('allOf and anyOf do not evaluate rules after the rule that decides', () => {
  const unused = jest.fn<Verdict, []>(() => 'allowed')
  allOf(() => noFicha, unused)(USER, undefined)
  anyOf(() => allowed, unused)(USER, undefined)
  expect(unused).not.toHaveBeenCalled()
})

it('every rule receives the user and the row', () => {
  const rule = jest.fn<Verdict, [unknown, unknown]>(() => 'allowed')
  allOf(rule)(USER, 1)
  anyOf(rule)(undefined, 2)
  allows(rule, ADMIN, 3)
  abilities({ edit: rule }, USER, 4)
  authorize(rule, ADMIN, 5)
  expect(rule.mock.calls).toEqual([
    [USER, 1],
    [undefined, 2],
    [ADMIN, 3],
    [USER, 4],
    [ADMIN, 5],
  ])
})

it.each([
  ['an allowed action is true in `can`, and `authorize` does not throw', 'allowed', true, null],
  ['an action that is already done is false in `can`, and `authorize` does not throw', 'already', false, null],
  [
    'a forbidden action is false in `can`, and `authorize` throws its error',
    refuse('ficha_disabled', { nro_ficha: 7 }),
    false,
    'ficha_disabled',
  ],
] as const)('%s', (_, verdict, can, code) => {
  const rule: Rule = () => verdict
  expect(abilities({ edit: rule }, USER, undefined)).toEqual({ edit: can })
  const authorized = () => authorize(rule, USER, undefined)
  if (code) expect(authorized).toThrow(expect.objectContaining({ code, params: { nro_ficha: 7 } }))
  else expect(authorized).not.toThrow()
})
