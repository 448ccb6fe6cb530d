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

test('a value is kept until it is cleared, and beside another one', () => {
  const [one, other] = [inTab<string[]>('one'), inTab<number>('other')]
  expect(one.read()).toBeUndefined()
  one.keep(['a'])
  other.keep(0)
  expect([inTab('one').read(), inTab('other').read()]).toEqual([['a'], 0])
  one.clear()
  expect([one.read(), other.read()]).toEqual([undefined, 0])
})

test('it waits for its user while the session has ended, and goes when someone else signs in', () => {
  inTab('one').keep('a')
  sessionStorage.setItem('another', 'of the shell')
  endSession()
  expect(inTab('one').read()).toBeUndefined()
  signIn(1)
  expect(inTab('one').read()).toBe('a')
  signIn(11)
  expect(Object.keys(sessionStorage)).toEqual(['another'])
})

test('what nobody had signed in for goes when someone signs in', () => {
  endSession()
  inTab('one').keep('a')
  expect(inTab('one').read()).toBe('a')
  signIn(1)
  expect(sessionStorage).toHaveLength(0)
})

test('signing out removes what is of the tab, and nothing else', () => {
  inTab('one').keep('a')
  sessionStorage.setItem('notices', '[]')
  clearTab()
  expect(Object.keys(sessionStorage)).toEqual(['notices'])
})

test('what cannot be read is not there, and a full storage keeps nothing', () => {
  inTab('one').keep('a')
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{')
  expect(inTab('one').read()).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => inTab('one').keep('b')).not.toThrow()
})
