/** @jest-environment jsdom */
import { getResetLink, resetPassword } from '@fichero/contract/calls/auth.calls'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { openAccess } from './testing/open-access'

jest.mock('./prefetch-next-page', () => ({ prefetchNextPage: () => undefined }))

const works = answer(getResetLink, { ok: true, vence: '2026-11-28T12:00:00.000Z' })
const saved = answer(resetPassword, { ok: true, msg: '' })

type Opened = Awaited<ReturnType<typeof openAccess>>

async function save({ user, ...screen }: Opened, first: string, second = first) {
  await user.type(screen.getByLabelText('Contraseña nueva'), first)
  await user.type(screen.getByLabelText('Repita la contraseña'), `${second}{Enter}`)
}

beforeEach(() => sessionStorage.clear())

test('the page saves the password and opens the sign-in page with a confirmation', async () => {
  const screen = await openAccess('/reset-password/abc', { answers: [works, saved] })
  await save(screen, 'la de ahora')
  expect((await screen.findByRole('note')).textContent).toBe(
    'Su contraseña quedó guardada. Ya puede ingresar con ella.',
  )
  expect(screen.address()).toBe('/auth')
  expect(screen.sent.at(-1)).toMatchObject({ url: '/api/auth/reset-password/abc' })
})

test.each(['abc.', 'abc)', 'abc%3E', 'abc».', 'abc%'])(
  'the page ignores punctuation after the link, as in %s',
  async (path) => {
    // The router warns of a `%` that encodes nothing.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const screen = await openAccess(`/reset-password/${path}`, { answers: [works, saved] })
    await save(screen, 'la de ahora')
    await screen.findByRole('note')
    expect(screen.sent.map(({ url }) => url)).toEqual(['/api/auth/reset-password/abc', '/api/auth/reset-password/abc'])
  },
)

test('an existing session ends when the password is saved', async () => {
  const screen = await openAccess('/reset-password/abc', { as: [], answers: [works, saved] })
  await save(screen, 'la de ahora')
  await screen.findByRole('note')
  expect(localStorage.getItem('token')).toBeNull()
})

test('the page shows the errors of invalid passwords', async () => {
  const screen = await openAccess('/reset-password/abc', { answers: [works] })
  await save(screen, 'corta', 'otra')
  expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
})

test.each([
  ['link_unknown', 'Este enlace no es válido', true],
  ['link_used', 'Este enlace ya no sirve', true],
  ['link_expired', 'Este enlace se venció', true],
  ['account_disabled', 'Su cuenta está deshabilitada', false],
  ['link_contract_ended', 'Su contrato terminó', false],
])('the page replaces the form with the reason when the API answers %s', async (code, title, hasAnother) => {
  const screen = await openAccess('/reset-password/abc', { answers: [refuse(getResetLink, 410, code)] })
  const focused = await screen.findByRole('heading', { level: 1, name: title })
  expect(document.activeElement).toBe(focused)
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Pedir otro enlace' }) !== null).toBe(hasAnother)
})

test('the page reports a link that expired before the password was saved', async () => {
  const screen = await openAccess('/reset-password/abc', {
    answers: [works, refuse(resetPassword, 410, 'link_expired')],
  })
  await save(screen, 'la de ahora')
  expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace se venció' })).toBeTruthy()
})

test('the page shows the form if the link cannot be checked', async () => {
  const screen = await openAccess('/reset-password/abc')
  expect(await screen.findByLabelText('Contraseña nueva')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
