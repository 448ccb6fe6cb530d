import { daysOf, OWED_AGES, owedAge } from './owed-ages.ts'

test('the ranges follow each other without a gap, from the first day on', () => {
  const ranges = OWED_AGES.map(daysOf)
  expect(ranges.map(({ first }) => first)).toEqual([0, 8, 31, 61, 91])
  expect(ranges.map(({ last }) => last)).toEqual([7, 30, 60, 90, Number.POSITIVE_INFINITY])
})

test.each(OWED_AGES)('the first and the last day of the range %s are in the range', (age) => {
  const { first, last } = daysOf(age)
  expect([owedAge(first), owedAge(last)]).toEqual([age, age])
})

test('a day in the future is in the first range, and an unknown day in none', () => {
  expect([owedAge(-1), owedAge(null)]).toEqual(['hasta_7', null])
})
