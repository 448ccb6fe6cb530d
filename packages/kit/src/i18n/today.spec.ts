import { today } from './today'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([
  ['2026-02-03T04:59:59Z', '2026-02-02'],
  ['2026-02-03T05:00:00Z', '2026-02-03'],
  ['2026-12-31T23:00:00Z', '2026-12-31'],
  ['2027-01-01T05:00:00Z', '2027-01-01'],
])('at %s it is %s in Colombia', (moment, day) => {
  jest.setSystemTime(new Date(moment))
  expect(today()).toBe(day)
})
