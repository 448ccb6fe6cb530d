import { groupShares } from './groups'

const percents = (listos: number, cerca: number, lejos: number, sin_reporte = 0) =>
  groupShares({ total: listos + cerca + lejos + sin_reporte, listos, cerca, lejos, sin_reporte }).map(
    ({ percent }) => percent,
  )

test('percentages sum to 100, and the largest remainders are rounded up', () => {
  expect(percents(1, 1, 1).reduce((sum, one) => sum + one)).toBe(100)
  expect(percents(2, 3, 1)).toEqual([33, 50, 17])
  expect(percents(996, 2, 2)).toEqual([100, 0, 0])
  expect(percents(58, 29, 13)).toEqual([58, 29, 13])
})

test('percentages of an empty total are 0', () => {
  expect(percents(0, 0, 0)).toEqual([0, 0, 0])
})

test('people without a report are a separate group if there are any', () => {
  expect(percents(1, 1, 1, 1)).toEqual([25, 25, 25, 25])
  expect(percents(0, 0, 0, 3)).toEqual([0, 0, 0, 100])
})
