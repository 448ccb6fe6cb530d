/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { allows } from './allows'

const ana = { id: 4, nombre: 'Ana' } as User
const luis = { id: 5, nombre: 'Luis' } as User
const USER = JSON.stringify(ana)
type Store = typeof import('./store')

/** As a page that is loaded while this is in the storage. */
async function opened(stored: Record<string, string> = {}): Promise<Store> {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  jest.resetModules()
  return import('./store')
}
const stored = () => Object.fromEntries(Object.entries(localStorage))

test.each([
  ['nothing', {}, null],
  ['no token', { user: USER }, null],
  ['no user', { token: 't' }, null],
  ['a user that cannot be read', { token: 't', user: '{' }, null],
  ['permissions that cannot be read', { token: 't', user: USER, permisos: '[' }, null],
  ['no permissions yet', { token: 't', user: USER }, { token: 't', user: ana, permisos: undefined }],
  [
    'a whole session',
    { token: 't', user: USER, permisos: '["users:edit"]' },
    { token: 't', user: ana, permisos: ['users:edit'] },
  ],
])('with %s in the storage the session is: %j %j', async (_, inStorage, session) => {
  expect((await opened(inStorage)).getSession()).toEqual(session)
})

test('a session that starts is for all tabs, and leaves no permissions of the one before it', async () => {
  const { startSession, getSession } = await opened({ token: 'old', user: USER, permisos: '["users:edit"]' })
  startSession({ token: 't', user: luis })
  expect(stored()).toEqual({ token: 't', user: JSON.stringify(luis) })
  startSession({ token: 't', user: luis, permisos: [] })
  expect(stored()).toEqual({ token: 't', user: JSON.stringify(luis), permisos: '[]' })
  expect(getSession()).toEqual({ token: 't', user: luis, permisos: [] })
})

test('what is renewed replaces only that', async () => {
  const { renewToken, renewUser, renewSession, getSession } = await opened({ token: 't', user: USER })
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
])('a renewed %s that comes after the end is of no session', async (_, renew) => {
  const store = await opened()
  renew(store)
  expect(stored()).toEqual({})
})

test('the check of a session of somebody else is ignored', async () => {
  const { renewSession, getSession } = await opened({ token: 't', user: JSON.stringify(luis) })
  renewSession({ user: ana, permisos: ['audit:view'] })
  expect(getSession()).toEqual({ token: 't', user: luis })
})

test.each([
  ['whatever its token is', undefined, true],
  ['by its own token', 't', true],
  ['not by an older token', 'old', false],
])('a session ends %s', async (_, token, isOver) => {
  const { endSession, getSession } = await opened({ token: 't', user: USER, permisos: '[]', theme: 'oscuro' })
  endSession(token)
  expect(getSession() === null).toBe(isOver)
  if (isOver) expect(stored()).toEqual({ theme: 'oscuro' })
})

test.each([
  ['token', true],
  ['user', true],
  ['permisos', true],
  [null, true],
  ['theme', false],
])('a change of %s in another tab is told here: %s', async (key, isTold) => {
  const { onSessionChange, getSession } = await opened({ token: 't', user: USER })
  const told = jest.fn()
  onSessionChange(told)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0)
  expect(getSession() === null).toBe(isTold)
})

test('who no longer listens is not told', async () => {
  const { onSessionChange, endSession } = await opened()
  const told = jest.fn()
  onSessionChange(told)()
  endSession()
  expect(told).not.toHaveBeenCalled()
})

const session = { token: 't', user: ana }
test.each([
  ['public', null, true],
  ['authenticated', null, false],
  ['users:edit', null, false],
  ['public', session, true],
  ['authenticated', session, true],
  ['users:edit', session, false],
  ['users:edit', { ...session, permisos: ['users:create'] }, false],
  ['users:edit', { ...session, permisos: ['users:create', 'users:edit'] }, true],
  ['users:fly', { ...session, permisos: ['users:edit'] }, false],
])('%s is allowed to %j: %s', (access, given, expected) => {
  expect(allows(given, access)).toBe(expected)
})
