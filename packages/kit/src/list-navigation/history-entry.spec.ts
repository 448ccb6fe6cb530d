/** @jest-environment jsdom */
import { USER } from '../../testing/fake-shell'
import { endSession, startSession } from '../session/store'
import { historyIndex, readEntry, writeEntry } from './history-entry'

const signIn = (id: number) => startSession({ token: 't', user: { ...USER, id }, permisos: [] })

beforeEach(() => {
  signIn(1)
  window.history.replaceState({ key: 'a', idx: 3, usr: 'of the router' }, '')
})
afterEach(() => endSession())

test('values are stored by name, and the state of the router stays', () => {
  writeEntry('a', 'open', ['Ana'])
  writeEntry('a', 'only', true)
  expect([readEntry('a', 'open'), readEntry('a', 'only'), readEntry('a', 'other')]).toEqual([['Ana'], true, undefined])
  expect(window.history.state).toMatchObject({ key: 'a', idx: 3, usr: 'of the router' })
  writeEntry('a', 'open', [])
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([[], true])
})

test('a screen with the key of another history entry can neither read nor write values', () => {
  writeEntry('a', 'open', 'of a')
  writeEntry('b', 'open', 'of b')
  expect([readEntry('a', 'open'), readEntry('b', 'open')]).toEqual(['of a', undefined])
})

test('the first history entry of a tab has the key “default”, like in the router', () => {
  window.history.replaceState(null, '')
  writeEntry('default', 'open', 'first')
  expect([readEntry('default', 'open'), readEntry('a', 'open')]).toEqual(['first', undefined])
})

test('another user cannot read the values, and removes them by storing a value', () => {
  writeEntry('a', 'open', 'of one')
  signIn(2)
  expect(readEntry('a', 'open')).toBeUndefined()
  writeEntry('a', 'only', 'of two')
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([undefined, 'of two'])
  signIn(1)
  expect([readEntry('a', 'open'), readEntry('a', 'only')]).toEqual([undefined, undefined])
})

test.each([
  ['the index of the router', { idx: 3 }, 3],
  ['0 for the first entry', { idx: 0 }, 0],
  ['0 without an index of the router', {}, 0],
  ['0 without a state', null, 0],
])('the index of a history entry is %s', (_, state, expected) => {
  window.history.replaceState(state, '')
  expect(historyIndex()).toBe(expected)
})
