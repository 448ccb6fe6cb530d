import { choosePrimary, reasonOf } from './primary-watch.js'

const yes = { status: 'fulfilled', value: true } as const
const no = { status: 'fulfilled', value: false } as const
const refused = (code: string) => ({ status: 'rejected', reason: { code } }) as const
const silent = refused('ETIMEDOUT')

it.each([
  ['the first that takes writes', [silent, no, yes, yes], undefined, 2],
  ['none while none does', [silent, no, no], undefined, undefined],
  ['the present one while it does', [yes, no, yes], 2, 2],
  ['another one where the present one is read-only', [no, no, yes], 0, 2],
  ['another one where the present one is silent', [silent, yes, no], 0, 1],
  ['the present one where nobody else does either', [silent, no, no], 0, 0],
])('the primary is %s', (_, answers, current, primary) => {
  expect(choosePrimary(answers, current)).toBe(primary)
})

it('says why there is none: a refused user before servers that are away', () => {
  expect(reasonOf([silent, no])).toMatchObject({ code: 'NO_PRIMARY' })
  expect(reasonOf([silent, refused('ER_ACCESS_DENIED_ERROR'), no])).toEqual({ code: 'ER_ACCESS_DENIED_ERROR' })
})
