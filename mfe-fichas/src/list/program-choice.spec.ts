/** @jest-environment jsdom */

import { ALL_PROGRAMS, choiceOf, type ProgramChoice } from './program-choice'

const PROGRAMS = [4, 7, 9]

test.each<[string, ProgramChoice | undefined, ProgramChoice, boolean]>([
  ['', undefined, 4, false],
  ['', 7, 7, false],
  ['', ALL_PROGRAMS, ALL_PROGRAMS, false],
  ['', 8, 4, false],
  ['programId=9', 7, 9, false],
  ['programId=todos', 7, ALL_PROGRAMS, false],
  ['programId=8', 7, 7, true],
  ['programId=8', undefined, 4, true],
  ['programId=x', undefined, 4, true],
])('at ?%s, after looking at %s, the fichas of %s are shown; unknown: %s', (query, last, choice, isUnknown) => {
  expect(choiceOf(new URLSearchParams(query), last, PROGRAMS)).toEqual({ choice, isUnknown })
})

test('until the programs are known no number is chosen', () => {
  expect(choiceOf(new URLSearchParams('programId=9'), 7).choice).toBeUndefined()
})
