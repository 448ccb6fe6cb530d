import type { User } from '@fichero/contract/users.schema'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
Object.assign(globalThis, {
  window: { addEventListener: () => undefined },
  localStorage: storage,
  sessionStorage: storage,
})

type Store = typeof import('./store')
type Sessions = typeof import('../session/store')
let store: Store
let sessions: Sessions

const person = (id: number) => ({ token: `token ${id}`, user: { id } as User })
const texts = (notices: readonly { text: string }[]) => notices.map(({ text }) => text)

beforeEach(async () => {
  jest.resetModules()
  stored.clear()
  sessions = await import('../session/store')
  store = await import('./store')
  sessions.startSession(person(1))
})

test('notifications stay in the list after their toast, newest first, including errors', () => {
  store.addNotice('success', 'one')
  store.addNotice('error', 'two')
  const { toasts, notices, unseen } = store.getNotices()
  expect(texts(toasts)).toEqual(['one', 'two'])
  expect(unseen).toBe(2)
  expect(notices.map(({ kind }) => kind)).toEqual(['error', 'success'])
  for (const { id } of toasts) store.removeToast(id)
  expect(store.getNotices()).toMatchObject({ toasts: [], notices })
})

test('only quiet notifications are marked as quiet', () => {
  store.addNotice('success', 'announced')
  store.addNotice('success', 'quiet', true)
  expect(store.getNotices().toasts.map(({ isQuiet }) => isQuiet)).toEqual([undefined, true])
})

test('notifications have different ids, even after a reload, and toasts are removed one by one', async () => {
  store.addNotice('success', 'one')
  store.addNotice('success', 'two')
  const [one, two] = store.getNotices().toasts
  store.removeToast(one?.id ?? 0)
  expect(texts(store.getNotices().toasts)).toEqual(['two'])
  expect(one!.id).toBeLessThan(two!.id)
  jest.resetModules()
  store = await import('./store')
  store.addNotice('success', 'three')
  expect(store.getNotices().notices.map(({ id }) => id)).toEqual([two!.id + 1, two!.id, one!.id])
})

test('a listener is called on each change until the listener is removed, and not if nothing changes', () => {
  const listener = jest.fn()
  const stop = store.onNoticesChange(listener)
  store.markSeen()
  expect(listener).not.toHaveBeenCalled()
  store.addNotice('success', 'one')
  store.markSeen()
  expect(listener).toHaveBeenCalledTimes(2)
  store.clearNotices()
  expect(store.getNotices()).toEqual({ toasts: [], notices: [], unseen: 0 })
  stop()
  store.addNotice('success', 'two')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('without a session, nothing is stored in the tab', () => {
  store.addNotice('error', 'one')
  expect(JSON.parse(stored.get('notices') ?? '')).toMatchObject({ reader: 1, unseen: 1 })
  sessions.endSession()
  store.addNotice('error', 'two')
  expect(stored.has('notices')).toBe(false)
})

test('the store has at most four toasts and fifty notifications, and counts at most fifty as unseen', () => {
  for (let number = 1; number <= 60; number += 1) store.addNotice('success', String(number))
  const { toasts, notices, unseen } = store.getNotices()
  expect(texts(toasts)).toEqual(['57', '58', '59', '60'])
  expect(notices).toHaveLength(50)
  expect(notices.at(-1)?.text).toBe('11')
  expect(unseen).toBe(50)
})

test('markSeen marks the current notifications, but not later ones', () => {
  store.addNotice('success', 'one')
  store.markSeen()
  expect(store.getNotices().unseen).toBe(0)
  store.addNotice('success', 'two')
  expect(store.getNotices().unseen).toBe(1)
})

test('all notifications are cleared after a sign-out, and when another user signs in', () => {
  store.addNotice('error', 'one')
  sessions.endSession()
  expect(store.getNotices()).toEqual({ toasts: [], notices: [], unseen: 0 })
  sessions.startSession(person(1))
  store.addNotice('error', 'two')
  sessions.startSession(person(2))
  expect(store.getNotices().notices).toEqual([])
})

test('a toast after the end of the session stays visible, but is not stored for the next user', () => {
  sessions.endSession()
  store.addNotice('error', 'one')
  sessions.startSession(person(2))
  expect(texts(store.getNotices().toasts)).toEqual(['one'])
  expect(store.getNotices()).toMatchObject({ notices: [], unseen: 0 })
})

test('a reload keeps the notifications of the same user, without their toasts', async () => {
  store.addNotice('success', 'one')
  const reload = async () => {
    jest.resetModules()
    return (await import('./store')).getNotices()
  }
  expect(await reload()).toMatchObject({ toasts: [], notices: [{ text: 'one' }], unseen: 1 })
  stored.set('user', JSON.stringify({ id: 2 }))
  expect(await reload()).toMatchObject({ notices: [], unseen: 0 })
})

test('notifications remain after a renewed token or a changed name', () => {
  store.addNotice('success', 'one')
  sessions.renewToken('another')
  sessions.renewUser({ ...person(1).user, nombre: 'Marta' })
  expect(texts(store.getNotices().notices)).toEqual(['one'])
})

test('a rejected token ends the session with this token, but not a newer one', () => {
  sessions.endSession('an older token')
  expect(sessions.getSession()?.token).toBe('token 1')
  sessions.endSession('token 1')
  expect(sessions.getSession()).toBeNull()
})
