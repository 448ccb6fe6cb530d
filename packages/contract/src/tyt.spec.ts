import { readinessBand, tytPercentage } from './tyt'

test('the percentage is rounded half up to two decimals', () => {
  expect(tytPercentage(47, 75)).toBe(62.67)
  expect(tytPercentage(60, 75)).toBe(80)
  expect(tytPercentage(1, 3)).toBe(33.33)
  expect(tytPercentage(1, 800)).toBe(0.13)
  expect(tytPercentage(2, 3)).toBe(66.67)
  expect(tytPercentage(75, 75)).toBe(100)
  expect(tytPercentage(0, 0)).toBe(0)
})

test('the band compares the exact ratio and not the rounded one', () => {
  expect(tytPercentage(29_999, 40_000)).toBe(75)
  expect(readinessBand(29_999, 40_000)).toBe('cerca')
  expect(readinessBand(30_000, 40_000)).toBe('lista')
  expect(readinessBand(1, 2)).toBe('cerca')
  expect(readinessBand(49, 100)).toBe('lejos')
  expect(readinessBand(0, 0)).toBe('lejos')
})
