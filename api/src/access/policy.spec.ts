import { ADMIN, said, USER, verdictsOf } from '../testing/verdicts.js'
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
const [one, other] = [refuse('ficha_not_found'), refuse('user_not_found')]
const rulesOf = (verdicts: Verdict[]) =>
  verdicts.map(
    (verdict): Rule =>
      () =>
        verdict,
  )

it('a refusal has a code, and values where there are any', () => {
  expect(refuse('forbidden')).toStrictEqual({ code: 'forbidden' })
  expect(refuse('ficha_disabled', { nro_ficha: 7 })).toStrictEqual({ code: 'ficha_disabled', params: { nro_ficha: 7 } })
})

it('who has a permission is allowed', () => {
  expect(verdictsOf(permitted('fichas:edit'), undefined)).toEqual(['forbidden', 'forbidden', 'allowed'])
})

it('a state that the row has already is no refusal', () => {
  const rule = becomes('habilitado')
  expect(said(rule, ADMIN, { estado: 'habilitado' })).toBe('already')
  expect(said(rule, ADMIN, { estado: 'deshabilitado' })).toBe('allowed')
})

it.each<[Verdict[], Verdict, Verdict]>([
  [[], 'allowed', 'allowed'],
  [[allowed], 'allowed', 'allowed'],
  [[one], one, one],
  [[allowed, one], one, 'allowed'],
  [[one, allowed], one, 'allowed'],
  [[one, other], one, other],
  [[already, one], already, one],
  [[allowed, already, one], already, 'allowed'],
])('of %j, all say %j and any says %j', (verdicts, all, any) => {
  expect(allOf(...rulesOf(verdicts))(USER, undefined)).toEqual(all)
  expect(anyOf(...rulesOf(verdicts))(USER, undefined)).toEqual(any)
})

it('rules after the one that decides are not asked', () => {
  const unasked = jest.fn<Verdict, []>(() => 'allowed')
  allOf(() => one, unasked)(USER, undefined)
  anyOf(() => allowed, unasked)(USER, undefined)
  expect(unasked).not.toHaveBeenCalled()
})

it('rules learn who asks, and of which row', () => {
  const asked = jest.fn<Verdict, [unknown, unknown]>(() => 'allowed')
  allOf(asked)(USER, 1)
  anyOf(asked)(undefined, 2)
  allows(asked, ADMIN, 3)
  abilities({ edit: asked }, USER, 4)
  authorize(asked, ADMIN, 5)
  expect(asked.mock.calls).toEqual([
    [USER, 1],
    [undefined, 2],
    [ADMIN, 3],
    [USER, 4],
    [ADMIN, 5],
  ])
})

it.each([
  ['allowed', true, null],
  ['already', false, null],
  [refuse('ficha_disabled', { nro_ficha: 7 }), false, 'ficha_disabled'],
] as const)('a verdict %j can: %s, throws: %s', (verdict, can, code) => {
  const rule: Rule = () => verdict
  expect(abilities({ edit: rule }, USER, undefined)).toEqual({ edit: can })
  const authorized = () => authorize(rule, USER, undefined)
  if (code) expect(authorized).toThrow(expect.objectContaining({ code, params: { nro_ficha: 7 } }))
  else expect(authorized).not.toThrow()
})
