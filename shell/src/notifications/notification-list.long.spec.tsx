/** @jest-environment jsdom */
import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { answer, USER } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { COURSES } from '../testing/courses'
import { type FakeModule, openShell } from '../testing/open-shell'

const { notifications: texts } = es
const PEOPLE: FakeModule = {
  name: 'people',
  labels: { es: { waiting: 'Esperan' }, en: {} },
  parts: [
    { slot: 'notifications.section', page: 'waiting', titleKey: 'waiting', order: 1, access: 'users:approve' },
  ] as never,
}
const waiting = (count: number) =>
  answer(listWaitingUsers, {
    ok: true,
    users: Array.from({ length: count }, (_, id) => ({ ...USER, id, clave_pedida: '', ultimo_intento: null })),
  } as never)

async function open(count: number) {
  const screen = await openShell('/cursos', {
    modules: [COURSES, PEOPLE],
    as: ['users:approve'],
    answers: [waiting(count)],
  })
  await screen.findByText('Los cursos')
  const bell = () => screen.getByRole('button', { name: /^Notificaciones/ })
  return { ...screen, bell, name: () => bell().getAttribute('aria-label') }
}

test('notifications are listed with their kind and time, the newest first, and are seen once the list opens', async () => {
  const { bell, name, getByLabelText, getByText, queryByText } = await open(0)
  act(() => notifySuccess('La ficha se creó'))
  act(() => notifyError('No se guardó'))
  expect(name()).toBe('Notificaciones: 2 sin ver')
  fireEvent.click(bell())
  await waitFor(() => expect(name()).toBe('Notificaciones'))
  const items = [...getByLabelText(texts.list).querySelectorAll('li')]
  expect(items.map(({ dataset, textContent }) => [dataset.kind, textContent?.replace(/\d.*/, '')])).toEqual([
    ['error', 'Error: No se guardó'],
    ['success', 'Hecho: La ficha se creó'],
  ])
  expect(items.map((item) => item.querySelector('svg')?.getAttribute('class'))).toEqual([
    expect.stringContaining('alert-triangle'),
    expect.stringContaining('check'),
  ])
  expect(items[0]?.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(queryByText(texts.empty)).toBeNull()
  fireEvent.click(getByText(texts.clear))
  expect(getByText(texts.empty)).toBeTruthy()
  expect(queryByText(texts.clear)).toBeNull()
})

test('a notification that arrives while the list is closed again is not seen', async () => {
  const { bell, name } = await open(0)
  fireEvent.click(bell())
  fireEvent.click(bell())
  act(() => notifySuccess('Otra'))
  expect(name()).toBe('Notificaciones: 1 sin ver')
})

test('the section of a module with the people who wait is above the notifications, as soon as somebody waits', async () => {
  const screen = await open(1)
  expect(await screen.findByText('Esperan')).toBeTruthy()
  expect(screen.queryByText(texts.empty)).toBeNull()
  expect(screen.name()).toBe('Notificaciones · 1 persona espera por usted')
  expect(screen.getByText('Esperan').closest('[data-empty]')).toBeNull()
})

test('no section is loaded while nobody waits', async () => {
  const { queryByText, getByText } = await open(0)
  expect(queryByText('Esperan')).toBeNull()
  expect(getByText(texts.empty)).toBeTruthy()
})
