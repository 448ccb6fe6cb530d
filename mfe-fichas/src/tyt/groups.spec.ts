import { groupShares } from './groups'

const percents = (listos: number, cerca: number, lejos: number) =>
  groupShares({ total: listos + cerca + lejos, listos, cerca, lejos }).map(({ percent }) => percent)

test('percentages sum to 100, and the largest remainders are rounded up', () => {
  expect(percents(1, 1, 1).reduce((sum, one) => sum + one)).toBe(100)
  expect(percents(2, 3, 1)).toEqual([33, 50, 17])
  expect(percents(996, 2, 2)).toEqual([100, 0, 0])
  expect(percents(58, 29, 13)).toEqual([58, 29, 13])
})

test('percentages of an empty total are 0', () => {
  expect(percents(0, 0, 0)).toEqual([0, 0, 0])
})
