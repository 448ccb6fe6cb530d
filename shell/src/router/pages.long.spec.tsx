/** @jest-environment jsdom */
import { CodeError } from '@fichero/kit/releases'
import { waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import access from '../access/locales/es.json'
import connection from '../connection/locales/es.json'
import { openShell } from '../testing/open-shell'
import { warmRoute } from './warm-route'

/** Why pages of the shell do not open. */
let mockFailure: Error | undefined
jest.mock('../connection/test-connection-page', () => {
  if (mockFailure) throw mockFailure
  return jest.requireActual('../connection/test-connection-page')
})
jest.mock('../dashboard/dashboard-page', () => ({
  Page() {
    if (mockFailure) throw mockFailure
    return <h1>El panel</h1>
  },
}))
afterEach(() => {
  mockFailure = undefined
})

test.each([
  ['/auth', access.signIn.heading, es.access.signIn],
  ['/register', access.register.heading, es.access.register],
  ['/forgot-password', access.forgot.heading, es.access.forgotPassword],
  ['/reset-password/abc', access.reset.heading, es.access.resetPassword],
])('a guest opens %s: “%s”', async (address, heading, title) => {
  const screen = await openShell(address, { as: 'guest' })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(document.title).toBe(`${title} · Fichero`)
})

test.each(['/', '/?seguro'])('%s is a document of its own, which the browser loads', async (address) => {
  const screen = await openShell(address, { as: 'guest' })
  expect(screen.documents).toEqual([address])
  expect(screen.queryByRole('main')).toBeNull()
})

test('a page of the shell whose code does not arrive says so, and opens when the user tries again', async () => {
  mockFailure = new CodeError('withdrawn')
  const screen = await openShell('/test-connection', { as: 'guest' })
  expect(await screen.findByRole('heading', { level: 1, name: es.error.title })).toBeTruthy()
  mockFailure = undefined
  await screen.user.click(screen.getByText('Reintentar'))
  expect(await screen.findByRole('heading', { level: 1, name: connection.heading })).toBeTruthy()
})

test('a page that fails while it renders is replaced inside the frame, and opens again where the user was', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  mockFailure = new Error('roto')
  const screen = await openShell('/dashboard?x=1')
  expect(await screen.findByRole('heading', { level: 1, name: es.error.title })).toBeTruthy()
  expect(screen.getByLabelText(es.layout.sidebar)).toBeTruthy()
  const entries = window.history.length
  await screen.user.click(screen.getByText('Reintentar'))
  expect(screen.queryByText('El panel')).toBeNull()
  mockFailure = undefined
  await screen.user.click(screen.getByText('Reintentar'))
  expect(await screen.findByText('El panel')).toBeTruthy()
  expect([screen.address(), window.history.length]).toEqual(['/dashboard?x=1', entries])
  expect(screen.router.state.preventScrollReset).toBe(true)
})

const route = { page: 'page', titleKey: 'title', first: [{ call: 'GET /fichas/:nroFicha' }] }
const MODULE = {
  routes: [
    { ...route, path: '/cursos/:nroFicha', access: 'authenticated' },
    { ...route, path: '/cerrado/:nroFicha', access: 'fichas:edit' },
  ],
  pages: { page: () => <h1>Un curso</h1> },
}

test.each([
  ['/cursos/7?x=1', ['/api/fichas/7'], true],
  ['/cerrado/7', [], false],
  ['/dashboard', [], false],
  ['/no-existe', [], false],
])('a pointer that rests on a link to %s prefetches %j', async (address, calls, loads) => {
  const screen = await openShell('/dashboard', { modules: [MODULE] })
  await screen.findByText('El panel')
  const before = screen.sent.length
  warmRoute(screen.router.routes, new URL(address, window.location.origin))
  await waitFor(() => expect(screen.sent.slice(before).map(({ url }) => url)).toEqual(calls))
  expect(screen.network.asked.some((url) => url.endsWith('remote-entry.js'))).toBe(loads)
  expect(screen.queryByText('Un curso')).toBeNull()
})
