/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { clearTab, inTab } from './in-tab'
import { endSession, startSession } from './store'

const signIn = (id: number) => startSession({ token: 't', user: { id } as User })

beforeEach(() => {
  sessionStorage.clear()
  signIn(1)
})
afterEach(() => {
  jest.restoreAllMocks()
  endSession()
})

test('each value is stored until it is cleared', () => {
  const [one, other] = [inTab<string[]>('one'), inTab<number>('other')]
  expect(one.read()).toBeUndefined()
  one.keep(['a'])
  other.keep(0)
  expect([inTab('one').read(), inTab('other').read()]).toEqual([['a'], 0])
  one.clear()
  expect([one.read(), other.read()]).toEqual([undefined, 0])
})

test('a user’s value stays after the session has ended, until another user signs in', () => {
  inTab('one').keep('a')
  sessionStorage.setItem('another', 'of the shell')
  endSession()
  expect(inTab('one').read()).toBeUndefined()
  signIn(1)
  expect(inTab('one').read()).toBe('a')
  signIn(11)
  expect(Object.keys(sessionStorage)).toEqual(['another'])
})

test('a value stored without a session is removed by a sign-in', () => {
  endSession()
  inTab('one').keep('a')
  expect(inTab('one').read()).toBe('a')
  signIn(1)
  expect(sessionStorage).toHaveLength(0)
})

test('clearTab removes the values of inTab, but no other values', () => {
  inTab('one').keep('a')
  sessionStorage.setItem('notices', '[]')
  clearTab()
  expect(Object.keys(sessionStorage)).toEqual(['notices'])
})

test('a value that cannot be parsed, and a full storage, are ignored', () => {
  inTab('one').keep('a')
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{')
  expect(inTab('one').read()).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => inTab('one').keep('b')).not.toThrow()
})
