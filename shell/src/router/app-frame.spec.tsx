/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { endSession, startSession } from '@fichero/kit/host'
import { answer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { lastRoute } from '../session/last-route'
import { readReturnTo, storeReturnTo } from '../session/return-to'
import { COURSES } from '../testing/courses'
import { openShell } from '../testing/open-shell'

const modules = [COURSES]
const session = (permisos: string[]) =>
  answer(getSession, { ok: true, user: USER, permisos, envia_correos: false, centro: null, centros: [] } as never)

test('a guest is sent from a page of users to the landing page, and returns to the page after signing in', async () => {
  const screen = await openShell('/cursos/7?pagina=2#fin', { as: 'guest', modules })
  await waitFor(() => expect(screen.documents).toEqual(['/']))
  expect(screen.queryByText('Un curso')).toBeNull()
  expect(readReturnTo()).toEqual({ from: '/cursos/7?pagina=2#fin', ended: false, why: undefined })
})

test.each([
  ['Back, after signing out', 'true', 'back_forward', '/dashboard'],
  ['a link, after signing out', 'true', 'navigate', '/cursos/7'],
  ['Back, before anybody signed out', null, 'back_forward', '/cursos/7'],
])('where the next user of the tab returns, if the page was opened by %s', async (_, signedOut, type, from) => {
  if (signedOut) sessionStorage.setItem('signed-out', signedOut)
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  const screen = await openShell('/cursos/7', { as: 'guest', modules })
  await waitFor(() => expect(screen.documents).toEqual(['/']))
  expect(readReturnTo().from).toBe(from)
})

test('a guest reads a public page without the menu, and it is not stored as the last page of a user', async () => {
  const screen = await openShell('/cursos/abiertos', { as: 'guest', modules })
  expect(await screen.findByRole('heading', { level: 1, name: 'Los cursos' })).toBeTruthy()
  expect(localStorage.getItem('last-route')).toBeNull()
  expect(screen.queryByLabelText(es.layout.sidebar)).toBeNull()
  expect(screen.sent.map(({ url }) => url)).not.toContain('/api/auth/session')
})

test('a user opens a page of a module inside the frame, and nothing of an earlier visit remains', async () => {
  storeReturnTo({ from: '/otra', ended: true })
  const screen = await openShell('/cursos/7', { modules })
  expect(await screen.findByRole('heading', { level: 1, name: 'Un curso' })).toBeTruthy()
  expect(screen.getByLabelText(es.layout.sidebar)).toBeTruthy()
  expect(readReturnTo()).toMatchObject({ from: '/dashboard', ended: false })
  expect(lastRoute()).toEqual(['/cursos/:id'])
})

test.each([
  ['/cursos/editar', '/cursos', 'Los cursos'],
  ['/modulos', '/dashboard', 'Hola, Ana María Rojas'],
  ['/estado', '/dashboard', 'Hola, Ana María Rojas'],
])('a user without permission for %s is sent to %s, with a notification', async (address, parent, heading) => {
  const screen = await openShell(address, { modules })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.address()).toBe(parent)
  expect((await screen.findAllByText(es.layout.pageNotAllowed)).length).toBeGreaterThan(0)
})

test('a page waits for permissions that are not known yet, and opens when the API grants them', async () => {
  const screen = await openShell('/cursos/editar', { as: 'unknown', modules, answers: [session(['programs:edit'])] })
  expect(screen.container.querySelector('main [aria-busy=true]')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Cursos por editar' })).toBeTruthy()
  expect(screen.queryByText(es.layout.pageNotAllowed)).toBeNull()
})

test.each([
  ['the API grants none', session([])],
  ['the API refuses to answer', refuse(getSession, 403, 'forbidden')],
])('a page whose permissions are not known yet is denied if %s', async (_, answered) => {
  const screen = await openShell('/cursos/editar', { as: 'unknown', modules, answers: [answered] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Los cursos' })).toBeTruthy()
})

test('the permissions are requested once, not for every page', async () => {
  const screen = await openShell('/cursos', { modules })
  await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  await act(async () => screen.router.navigate('/cursos/7'))
  await screen.findByRole('heading', { level: 1, name: 'Un curso' })
  expect(screen.sent.filter(({ url }) => url === '/api/auth/session')).toHaveLength(1)
})

test('a permission that the API has withdrawn meanwhile closes the page', async () => {
  const screen = await openShell('/cursos/editar', { as: ['programs:edit'], modules, answers: [session([])] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Los cursos' })).toBeTruthy()
})

test('a session that ends while a page is open leads to the sign-in page, which says why and returns', async () => {
  const screen = await openShell('/cursos/7?pagina=2', { modules })
  await screen.findByRole('heading', { level: 1, name: 'Un curso' })
  sessionStorage.setItem('search.recent', '{}')
  act(() => endSession('fake', 'Alguien cambió su contraseña.'))
  await waitFor(() => expect(screen.documents).toEqual(['/auth']))
  expect(readReturnTo()).toEqual({ from: '/cursos/7?pagina=2', ended: true, why: 'Alguien cambió su contraseña.' })
  expect([sessionStorage.getItem('arrives'), sessionStorage.getItem('search.recent')]).toEqual(['true', null])
  expect(screen.queryByText('Un curso')).toBeNull()
})

test('another user who signs in in another tab gets a frame of his or her own', async () => {
  const screen = await openShell('/cursos', { modules })
  const menu = () => screen.getByRole('button', { name: es.layout.openMenu, hidden: true })
  await screen.user.click(menu())
  expect(menu().getAttribute('aria-expanded')).toBe('true')
  const other = { ...USER, id: 2, nombre: 'Beto' }
  act(() => startSession({ token: 'other', user: other, permisos: [] }))
  expect(menu().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getAllByText('Beto Rojas').length).toBeGreaterThan(0)
})

test('what a former user searched for is removed when a guest opens a page', async () => {
  sessionStorage.setItem('search.recent', JSON.stringify({ who: 1, finds: [] }))
  await openShell('/no-existe', { as: 'guest', modules })
  expect(sessionStorage.getItem('search.recent')).toBeNull()
})
