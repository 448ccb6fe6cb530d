/** @jest-environment jsdom */
import { proposedEnds } from './extend-contracts-form'

const TODAY = '2026-08-05'

test.each<[string, string[], string, string, string]>([
  ['a current contract', ['2026-11-30'], TODAY, '2027-05-30', '2026-12-31'],
  ['an ended contract', ['2026-07-01'], TODAY, '2027-02-05', '2026-12-31'],
  ['several contracts', ['2026-11-30', '2026-12-15'], TODAY, '2027-02-05', '2026-12-31'],
  ['a shorter month', ['2026-08-31'], TODAY, '2027-02-28', '2026-12-31'],
  ['the last day of a year', ['2026-12-31'], TODAY, '2027-06-30', '2027-12-31'],
  ['a leap year', ['2027-08-31'], TODAY, '2028-02-29', '2027-12-31'],
])('proposedEnds proposes a later end for %s', (_, ends, today, inMonths, ofYear) => {
  expect(proposedEnds(ends, today)).toEqual({ inMonths, ofYear })
})
