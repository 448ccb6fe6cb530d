/** @jest-environment jsdom */
import { login } from '@fichero/contract/calls/auth.calls'
import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { answer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { storeReturnTo } from '../session/return-to'
import { openAccess } from './testing/open-access'

const mockPrefetch = jest.fn()
jest.mock('./prefetch-next-page', () => ({ prefetchNextPage: () => mockPrefetch() }))

const signedIn = answer(login, {
  ok: true,
  token: 't',
  user: USER,
  permisos: [],
  envia_correos: false,
  centro: null,
  centros: [],
})
const upToDate = answer(listRemotes, { ok: true, remotes: [] })

type Opened = Awaited<ReturnType<typeof openAccess>>
const password = (screen: Opened) => screen.getByLabelText('Contraseña') as HTMLInputElement

async function fill({ user, ...screen }: Opened) {
  await user.type(screen.getByLabelText('Número de documento'), '1000000001')
  await user.type(screen.getByLabelText('Contraseña'), 'una clave{Enter}')
}

beforeEach(() => sessionStorage.clear())

test('the sign-in returns to the page that the user came from, without a page load', async () => {
  storeReturnTo({ from: '/fichas?limit=20', ended: false })
  const screen = await openAccess('/auth', { answers: [signedIn, upToDate] })
  await fill(screen)
  await waitFor(() => expect(screen.address()).toBe('/fichas?limit=20'))
  expect(screen.sent.map(({ url }) => url)).toEqual(['/api/auth/login', '/api/remotes'])
  expect(screen.sent[0]?.body).toEqual({ nro_documento: '1000000001', contrasena: 'una clave' })
})

test('the page says that the browser keeps no data', async () => {
  document.documentElement.setAttribute('data-forgets', '')
  const screen = await openAccess('/auth')
  expect(screen.getByText(/Este navegador no guarda los datos de este sitio/)).toBeTruthy()
  document.documentElement.removeAttribute('data-forgets')
})

test('the next page is prefetched once the form has the focus', async () => {
  mockPrefetch.mockClear()
  const screen = await openAccess('/auth')
  expect(mockPrefetch).not.toHaveBeenCalled()
  act(() => password(screen).focus())
  expect(mockPrefetch).toHaveBeenCalled()
})

test('a signed-in user is redirected at once', async () => {
  const screen = await openAccess('/auth', { as: [] })
  expect(screen.address()).toBe('/dashboard')
})

test('the page marks the missing fields and sends no request', async () => {
  const screen = await openAccess('/auth')
  await screen.user.click(screen.getByRole('button', { name: 'Ingresar' }))
  expect(await screen.findAllByText('Este campo es obligatorio.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Número de documento'))
  expect(screen.sent).toEqual([])
})

test.each([
  ['a wrong password', 'invalid_credentials', {}, /Si olvidó su contraseña/],
  ['a sign-in that is blocked for 1 minute', 'too_many_tries', { minutos: 1 }, /en 1 minuto, a las \d\d:\d\d/],
  ['a sign-in that is blocked for 15 minutes', 'too_many_tries', { minutos: 15 }, /en 15 minutos, a las \d\d:\d\d/],
  ['a failure of the server', 'internal', {}, /Lo que escribió sigue aquí|profile.edit.kept/],
])('after %s, the page shows what to do and moves the focus to the password', async (_, code, params, hint) => {
  const screen = await openAccess('/auth', { answers: [refuse(login, 401, code, params)] })
  await fill(screen)
  expect((await screen.findByRole('alert')).textContent).toMatch(hint)
  expect(document.activeElement).toBe(password(screen))
  expect(password(screen).value).toBe('una clave')
})

test('a button shows and hides the password', async () => {
  const screen = await openAccess('/auth')
  await screen.user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
  expect(password(screen).type).toBe('text')
  await screen.user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
  expect(password(screen).type).toBe('password')
})

test.each([
  ['without a reason if none is known', undefined, 'Su sesión terminó. Ingrese de nuevo y volverá a donde estaba.'],
  ['with the reason if one is known', 'Alguien cambió su contraseña.', 'Alguien cambió su contraseña.'],
])('the page shows that the session ended, %s', async (_, why, note) => {
  storeReturnTo({ from: '/fichas', ended: true, why })
  const screen = await openAccess('/auth')
  expect(screen.getByRole('note').textContent).toBe(note)
})

test('the page fills in the document number that was typed on another access page', async () => {
  const screen = await openAccess('/auth')
  const document = () => screen.getByLabelText(/^Número de documento/) as HTMLInputElement
  await screen.user.type(document(), '71000100')
  await screen.user.click(screen.getByRole('link', { name: 'Solicitar acceso' }))
  expect(document().value).toBe('71000100')
  await screen.user.type(document(), '1')
  await screen.user.click(screen.getByRole('link', { name: 'Ingreso' }))
  await screen.user.click(screen.getByRole('link', { name: '¿Olvidó su contraseña?' }))
  expect(document().value).toBe('710001001')
})
