/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { allows } from './allows'

const ana = { id: 4, nombre: 'Ana' } as User
const luis = { id: 5, nombre: 'Luis' } as User
const USER = JSON.stringify(ana)
type Store = typeof import('./store')

/** Imports the module with these values in the storage, like a page load. */
async function importStore(stored: Record<string, string> = {}): Promise<Store> {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  jest.resetModules()
  return import('./store')
}
const stored = () => Object.fromEntries(Object.entries(localStorage))

test.each([
  ['an empty storage has no session', {}, null],
  ['a storage without a token has no session', { user: USER }, null],
  ['a storage without a user has no session', { token: 't' }, null],
  ['a user that is not JSON means no session', { token: 't', user: '{' }, null],
  ['permissions that are not JSON mean no session', { token: 't', user: USER, permisos: '[' }, null],
  [
    'a storage without permissions has a session whose permissions are unknown',
    { token: 't', user: USER },
    { token: 't', user: ana, permisos: undefined },
  ],
  [
    'a complete storage has a session with its permissions',
    { token: 't', user: USER, permisos: '["users:edit"]' },
    { token: 't', user: ana, permisos: ['users:edit'] },
  ],
])('%s', async (_, inStorage, session) => {
  expect((await importStore(inStorage)).getSession()).toEqual(session)
})

test('a new session is stored for all tabs, without the permissions of the former session', async () => {
  const { startSession, getSession } = await importStore({ token: 'old', user: USER, permisos: '["users:edit"]' })
  startSession({ token: 't', user: luis })
  expect(stored()).toEqual({ token: 't', user: JSON.stringify(luis) })
  startSession({ token: 't', user: luis, permisos: [] })
  expect(stored()).toEqual({ token: 't', user: JSON.stringify(luis), permisos: '[]' })
  expect(getSession()).toEqual({ token: 't', user: luis, permisos: [] })
})

test('renewToken, renewUser and renewSession replace only the renewed values', async () => {
  const { renewToken, renewUser, renewSession, getSession } = await importStore({ token: 't', user: USER })
  renewToken('t2')
  expect(getSession()).toEqual({ token: 't2', user: ana })
  renewUser({ ...ana, nombre: 'Ana María' })
  expect(getSession()).toEqual({ token: 't2', user: { ...ana, nombre: 'Ana María' } })
  renewSession({ user: ana, permisos: ['audit:view'] })
  expect(getSession()).toEqual({ token: 't2', user: ana, permisos: ['audit:view'] })
  renewSession({ user: ana })
  expect(getSession()).toEqual({ token: 't2', user: ana })
})

test.each<[string, (store: Store) => void]>([
  ['token', ({ renewToken }) => renewToken('late')],
  ['user', ({ renewUser }) => renewUser(ana)],
  ['session', ({ renewSession }) => renewSession({ user: ana, permisos: [] })],
])('a renewed %s after the end of the session is ignored', async (_, renew) => {
  const store = await importStore()
  renew(store)
  expect(stored()).toEqual({})
})

test('the result of a session check for another user is ignored', async () => {
  const { renewSession, getSession } = await importStore({ token: 't', user: JSON.stringify(luis) })
  renewSession({ user: ana, permisos: ['audit:view'] })
  expect(getSession()).toEqual({ token: 't', user: luis })
})

test.each([
  ['without a token as argument', undefined, true],
  ['with its token as argument', 't', true],
  ['only with its token, not with an older one', 'old', false],
])('a session ends %s', async (_, token, isOver) => {
  const { endSession, getSession } = await importStore({ token: 't', user: USER, permisos: '[]', theme: 'oscuro' })
  endSession(token)
  expect(getSession() === null).toBe(isOver)
  if (isOver) expect(stored()).toEqual({ theme: 'oscuro' })
})

test.each([
  ['a new token in another tab notifies the listener', 'token', true],
  ['a new user in another tab notifies the listener', 'user', true],
  ['new permissions in another tab notify the listener', 'permisos', true],
  ['a storage cleared in another tab notifies the listener', null, true],
  ['another key changed in another tab does not notify the listener', 'theme', false],
])('%s', async (_, key, isNotified) => {
  const { onSessionChange, getSession } = await importStore({ token: 't', user: USER })
  const listener = jest.fn()
  onSessionChange(listener)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledTimes(isNotified ? 1 : 0)
  expect(getSession() === null).toBe(isNotified)
})

test('a removed listener is not called', async () => {
  const { onSessionChange, endSession } = await importStore()
  const listener = jest.fn()
  onSessionChange(listener)()
  endSession()
  expect(listener).not.toHaveBeenCalled()
})

const session = { token: 't', user: ana }
test.each([
  ['a public page is open without a session', 'public', null, true],
  ['a page for signed-in users is closed without a session', 'authenticated', null, false],
  ['a page for a permission is closed without a session', 'users:edit', null, false],
  ['a public page is open with a session', 'public', session, true],
  ['a page for signed-in users is open with a session', 'authenticated', session, true],
  ['a page for a permission is closed to a session without permissions', 'users:edit', session, false],
  [
    'a page for a permission is closed to a session with another permission',
    'users:edit',
    { ...session, permisos: ['users:create'] },
    false,
  ],
  [
    'a page for a permission is open to a session with that permission',
    'users:edit',
    { ...session, permisos: ['users:create', 'users:edit'] },
    true,
  ],
  ['a page for an unknown permission is closed', 'users:fly', { ...session, permisos: ['users:edit'] }, false],
])('%s', (_, access, current, expected) => {
  expect(allows(current, access)).toBe(expected)
})
