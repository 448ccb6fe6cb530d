/** @jest-environment jsdom */
import { USER } from '../../testing/fake-shell'
import { endSession, startSession } from '../session/store'
import { place, readEntry, writeEntry } from './history-entry'

const signIn = (id: number) => startSession({ token: 't', user: { ...USER, id }, permisos: [] })

beforeEach(() => {
  signIn(1)
  window.history.replaceState({ key: 'a', idx: 3, usr: 'of the router' }, '')
})
afterEach(() => endSession())

test('values are kept by their names, beside what the router has in the entry', () => {
  writeEntry('a', 'open', ['Ana'])
  writeEntry('a', 'only', true)
  expect([readEntry('a', 'open'), readEntry('a', 'only'), readEntry('a', 'other')]).toEqual([['Ana'], true, undefined])
  expect(window.history.state).toMatchObject({ key: 'a', idx: 3, usr: 'of the router' })
  writeEntry('a', 'open', [])
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([[], true])
})

test('a page that is drawn after the next navigation neither reads nor writes the entry', () => {
  writeEntry('a', 'open', 'of a')
  writeEntry('b', 'open', 'of b')
  expect([readEntry('a', 'open'), readEntry('b', 'open')]).toEqual(['of a', undefined])
})

test('the first entry of a tab has the name that the router gives it', () => {
  window.history.replaceState(null, '')
  writeEntry('default', 'open', 'first')
  expect([readEntry('default', 'open'), readEntry('a', 'open')]).toEqual(['first', undefined])
})

test('somebody else reads nothing of it, and keeps none of it', () => {
  writeEntry('a', 'open', 'of one')
  signIn(2)
  expect(readEntry('a', 'open')).toBeUndefined()
  writeEntry('a', 'only', 'of two')
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([undefined, 'of two'])
  signIn(1)
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([undefined, undefined])
})

test.each([
  [{ idx: 3 }, 3],
  [{ idx: 0 }, 0],
  [{}, 0],
  [null, 0],
])('an entry with %j is at %d', (state, expected) => {
  window.history.replaceState(state, '')
  expect(place()).toBe(expected)
})
