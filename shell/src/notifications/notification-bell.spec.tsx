/** @jest-environment jsdom */
import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { clearNotices } from '@fichero/kit/host'
import { notifySuccess } from '@fichero/kit/notify'
import { answer, openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import { act } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { NotificationBell } from './notification-bell'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/campana', page: 'bell', titleKey: 'notifications.title', access: 'authenticated' }],
  links: [],
  parts: [],
}
const remote = { definition, texts: { es, en }, pages: { bell: NotificationBell } }
const waiting = (...ids: number[]) =>
  answer(listWaitingUsers, {
    ok: true,
    users: ids.map((id) => ({ ...USER, id, clave_pedida: '2026-11-27T13:00:00.000Z', ultimo_intento: null })),
  })
const open = (as: 'users:approve' | 'users:edit', ...ids: number[]) =>
  openInFakeShell(remote, '/campana', { as: [as], answers: [waiting(...ids)] })

afterEach(() => act(() => clearNotices()))

test.each([
  [[], 'Notificaciones', undefined],
  [[7], 'Notificaciones · 1 persona espera por usted', '1'],
  [[7, 8], 'Notificaciones · 2 personas esperan por usted', '2'],
  [Array.from({ length: 10 }, (_, id) => id), 'Notificaciones · 10 personas esperan por usted', '9+'],
])('the bell shows the number of people who wait for the user: %j', async (ids, name, badge) => {
  const screen = await open('users:approve', ...ids)
  const bell = await screen.findByRole('button', { name })
  expect(screen.queryByText(es.notifications.empty) !== null).toBe(badge === undefined)
  expect(bell.querySelector<HTMLElement>('[data-count]')?.dataset.count).toBe(badge)
})

test('the bell adds the number of waiting people to the number of unseen notifications', async () => {
  const screen = await open('users:approve', 7)
  act(() => notifySuccess('Hecho'))
  const bell = await screen.findByRole('button', { name: 'Notificaciones: 1 sin ver · 1 persona espera por usted' })
  expect(bell.querySelector<HTMLElement>('[data-count]')?.dataset.count).toBe('2')
})

test('the bell sends no request without the permission to approve users', async () => {
  const screen = await open('users:edit', 7)
  expect(await screen.findByRole('button', { name: 'Notificaciones' })).toBeTruthy()
  expect(screen.sent).toEqual([])
})
