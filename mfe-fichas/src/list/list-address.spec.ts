/** @jest-environment jsdom */

import { ALL_PROGRAMS, choiceOf, type ProgramChoice } from './list-address'

const PROGRAMS = [4, 7, 9]

test.each<[string, string, ProgramChoice | undefined, ProgramChoice, boolean]>([
  ['the first program, without a choice', '', undefined, 4, false],
  ['the program viewed last', '', 7, 7, false],
  ['all programs, if those were viewed last', '', ALL_PROGRAMS, ALL_PROGRAMS, false],
  ['the first program, if the last one no longer exists', '', 8, 4, false],
  ['the program in the URL', 'programId=9', 7, 9, false],
  ['all programs, if the URL chooses them', 'programId=todos', 7, ALL_PROGRAMS, false],
  ['the last program, if the program in the URL is unknown', 'programId=8', 7, 7, true],
  ['the first program, if the program in the URL is unknown and none was viewed', 'programId=8', undefined, 4, true],
  ['the first program, if the URL parameter is not a number', 'programId=x', undefined, 4, true],
])('the list shows the fichas of %s', (_, query, last, choice, isUnknown) => {
  expect(choiceOf(new URLSearchParams(query), last, PROGRAMS)).toEqual({ choice, isUnknown })
})

test('no program is chosen before the programs are loaded', () => {
  expect(choiceOf(new URLSearchParams('programId=9'), 7).choice).toBeUndefined()
})
