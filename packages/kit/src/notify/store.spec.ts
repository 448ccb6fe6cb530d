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

test('one that the screen says itself is marked, and no other one is', () => {
  store.addNotice('success', 'said')
  store.addNotice('success', 'quiet', true)
  expect(store.getNotices().toasts.map(({ isQuiet }) => isQuiet)).toEqual([undefined, true])
})

test('each has its own number, also after a reload, and one toast goes alone', async () => {
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

test('who listens is told of each change until it stops, and of nothing where nothing changes', () => {
  const told = jest.fn()
  const stop = store.onNoticesChange(told)
  store.markSeen()
  expect(told).not.toHaveBeenCalled()
  store.addNotice('success', 'one')
  store.markSeen()
  expect(told).toHaveBeenCalledTimes(2)
  store.clearNotices()
  expect(store.getNotices()).toEqual({ toasts: [], notices: [], unseen: 0 })
  stop()
  store.addNotice('success', 'two')
  expect(told).toHaveBeenCalledTimes(3)
})

test('nothing is kept in the tab of who is not signed in', () => {
  store.addNotice('error', 'one')
  expect(JSON.parse(stored.get('notices') ?? '')).toMatchObject({ reader: 1, unseen: 1 })
  sessions.endSession()
  store.addNotice('error', 'two')
  expect(stored.has('notices')).toBe(false)
})

test('keeps at most four toasts and fifty notifications, and counts only those as unseen', () => {
  for (let number = 1; number <= 60; number += 1) store.addNotice('success', String(number))
  const { toasts, notices, unseen } = store.getNotices()
  expect(texts(toasts)).toEqual(['57', '58', '59', '60'])
  expect(notices).toHaveLength(50)
  expect(notices.at(-1)?.text).toBe('11')
  expect(unseen).toBe(50)
})

test('opening the list marks them as seen, not later ones', () => {
  store.addNotice('success', 'one')
  store.markSeen()
  expect(store.getNotices().unseen).toBe(0)
  store.addNotice('success', 'two')
  expect(store.getNotices().unseen).toBe(1)
})

test('clears everything for the next user, after sign-out here or in another tab', () => {
  store.addNotice('error', 'one')
  sessions.endSession()
  expect(store.getNotices()).toEqual({ toasts: [], notices: [], unseen: 0 })
  sessions.startSession(person(1))
  store.addNotice('error', 'two')
  sessions.startSession(person(2))
  expect(store.getNotices().notices).toEqual([])
})

test('a toast after the end of the session is shown, and not kept for the next user', () => {
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

test('a renewed token or a changed name clears nothing', () => {
  store.addNotice('success', 'one')
  sessions.renewToken('another')
  sessions.renewUser({ ...person(1).user, nombre: 'Marta' })
  expect(texts(store.getNotices().notices)).toEqual(['one'])
})

test('a rejected token ends its own session, and not a newer one', () => {
  sessions.endSession('an older token')
  expect(sessions.getSession()?.token).toBe('token 1')
  sessions.endSession('token 1')
  expect(sessions.getSession()).toBeNull()
})
