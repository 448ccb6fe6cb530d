import { missingIn } from './missing.js'

const standing = { hasReport: true, people: 3, outcomes: 4, approved: 5 }

it('is what people in training need and have not approved', () => {
  expect(missingIn(standing)).toBe(7)
})

it('is nothing before the first report, when nothing is known', () => {
  expect(missingIn({ ...standing, hasReport: false })).toBe(0)
})
