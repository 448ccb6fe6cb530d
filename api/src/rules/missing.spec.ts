import { missingIn } from './missing.js'

const counts = { hasReport: true, people: 3, outcomes: 4, approved: 5 }

it('missingIn counts the outcomes that people in training need and have not approved', () => {
  expect(missingIn(counts)).toBe(7)
})

it('missingIn returns null before the first judgments report', () => {
  expect(missingIn({ ...counts, hasReport: false })).toBeNull()
})
