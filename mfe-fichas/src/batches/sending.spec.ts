/** @jest-environment jsdom */
import { FilesError } from './open-files'
import { isArriving, type Sending } from './sending'

const sending = (changes: Partial<Sending>): Sending => ({
  total: 12,
  done: 12,
  unreadable: [],
  isPaused: false,
  isRepeating: false,
  ...changes,
})
const unreadable = [{ numero: 1, error: new FilesError('damaged', 'a.xls') }]

test.each([
  ['while files are sent', sending({ done: 3 }), 3, true],
  ['until the page has read all files that were sent', sending({}), 11, true],
  ['not for files that cannot be sent', sending({ unreadable }), 11, false],
  ['not after all have arrived', sending({}), 12, false],
  ['not while sending is paused', sending({ done: 3, isPaused: true }), 3, false],
  ['not in a tab that sent none', undefined, 3, false],
])('the page of a batch asks again %s', (_, state, received, expected) => {
  expect(isArriving(state, received)).toBe(expected)
})
