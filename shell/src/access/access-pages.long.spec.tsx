/** @jest-environment jsdom */
import { forgotPassword, getResetLink, login, register } from '@fichero/contract/calls/auth.calls'
import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { answer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import kit from '@fichero/kit/texts/es'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { storeReturnTo } from '../session/return-to'
import { watchDocuments } from '../testing/watch-documents'
import texts from './locales/es.json'
import { openAccess } from './testing/open-access'

type Opened = Awaited<ReturnType<typeof openAccess>>

const { refused } = texts
/** A text of the shell, which the fake shell does not have. */
const KEPT = 'profile.edit.kept'
const signedIn = answer(login, {
  ok: true,
  token: 't',
  user: USER,
  permisos: [],
  envia_correos: false,
  centro: null,
  centros: [],
})
const field = (screen: Opened, label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement
const change = (screen: Opened, label: string, value: string) =>
  fireEvent.change(field(screen, label), { target: { value } })
const form = () => document.querySelector('form[method=post]') as HTMLFormElement

async function signIn(screen: Opened) {
  change(screen, texts.document, '1000000001')
  change(screen, texts.signIn.password, 'una clave')
  fireEvent.submit(form())
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.documentElement.dataset.sendsMail = 'true'
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['/auth', texts.signIn.tab, texts.signIn.heading],
  ['/register', texts.register.tab, texts.register.heading],
])('%s has a tab for each of both pages, and leads back to the landing page', async (address, current, heading) => {
  const { getByRole, queryByRole, queryByText } = await openAccess(address)
  const tabs = within(getByRole('navigation', { name: texts.modes, hidden: true }))
  expect(tabs.getByText(texts.signIn.tab).closest('a')?.getAttribute('href')).toBe('/auth')
  expect(tabs.getByText(texts.register.tab).closest('a')?.getAttribute('href')).toBe('/register')
  expect(tabs.getByText(current).closest('a')?.getAttribute('aria-current')).toBe('page')
  expect(getByRole('region', { name: heading, hidden: true })).toBeTruthy()
  expect(getByRole('link', { name: texts.back, hidden: true }).getAttribute('href')).toBe('/')
  // There is nothing to say yet, and the focus is at the start of the document.
  expect([queryByRole('note', { hidden: true }), document.activeElement]).toEqual([null, document.body])
  expect(queryByText(texts.needsScript)).toBeNull()
})

test('the pages about passwords lead to the sign-in page', async () => {
  const { getByRole, getByText, queryByText } = await openAccess('/forgot-password')
  expect(getByText(texts.tab)).toBeTruthy()
  expect(getByRole('link', { name: texts.toSignIn, hidden: true }).getAttribute('href')).toBe('/auth')
  expect(queryByText(texts.back)).toBeNull()
  expect(getByText(texts.forgot.lead)).toBeTruthy()
  // Styles show the texts of an installation that sends mail, or the others.
  const { submit, submitUnmailed, leadUnmailed } = texts.forgot
  expect([submit, submitUnmailed, leadUnmailed].map((text) => getByText(text).textContent)).toHaveLength(3)
})

test('a confirmed request for a password names the document number without blanks', async () => {
  const screen = await openAccess('/forgot-password', { answers: [answer(forgotPassword, { ok: true, msg: '' })] })
  change(screen, texts.document, ' 1000000001 ')
  fireEvent.submit(form())
  expect(await screen.findByText(/^Si el documento 1000000001 tiene/)).toBeTruthy()
  for (const advice of ['wait', 'typo', 'noLink', 'address'] as const)
    expect(screen.getByText(texts.forgot.advice[advice])).toBeTruthy()
})

test('punctuation inside a link is part of it', async () => {
  const screen = await openAccess('/reset-password/a.b.')
  await waitFor(() => expect(screen.sent.map(({ url }) => url)).toEqual(['/api/auth/reset-password/a.b']))
  await waitFor(() => expect(screen.container.querySelector('[data-hidden]')).toBeNull())
})

test('password managers recognise the fields of the sign-in', async () => {
  const screen = await openAccess('/auth')
  const { autocomplete, inputMode } = field(screen, texts.document)
  expect([autocomplete, inputMode ?? field(screen, texts.document).getAttribute('inputmode')]).toEqual([
    'username',
    'numeric',
  ])
  const password = field(screen, texts.signIn.password)
  expect(['autocomplete', 'autocapitalize', 'spellcheck'].map((name) => password.getAttribute(name))).toEqual([
    'current-password',
    'none',
    'false',
  ])
})

test('password managers recognise a new password, whose rules are beside it', async () => {
  const screen = await openAccess('/reset-password/abc', { answers: [answer(getResetLink, { ok: true, vence: '' })] })
  for (const label of [texts.reset.newPassword, texts.reset.confirmPassword])
    expect(field(screen, label).getAttribute('autocomplete')).toBe('new-password')
  expect(screen.getByText(texts.reset.hint)).toBeTruthy()
  // Until the link is checked, the page is hidden.
  expect(screen.container.querySelector('[data-hidden=unchecked]')).toBeTruthy()
  await waitFor(() => expect(screen.container.querySelector('[data-hidden]')).toBeNull())
})

test('the button of a password says whether it is shown', async () => {
  const { getByRole } = await openAccess('/auth')
  const button = getByRole('button', { name: 'Mostrar la contraseña', hidden: true })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button)
  expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['true', 'Ocultar la contraseña'])
})

test.each([
  ['invalid_credentials', 'xInvalid', refused.invalid_credentials],
  ['pending_approval', 'xPending', refused.pending_approval],
  ['account_disabled', 'xDisabled', ''],
  ['contract_ended', 'xEnded', ''],
  ['contract_not_begun', 'xNotBegun', ''],
  ['internal', 'xInternal', KEPT],
])('a sign-in that is refused with %s shows the reason and what to do', async (code, msg, hint) => {
  const refusal = refuse(login, 401, code)
  const screen = await openAccess('/auth', { answers: [{ ...refusal, body: { ...(refusal.body as object), msg } }] })
  await signIn(screen)
  const alert = await screen.findByRole('alert', { hidden: true })
  expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(hint ? [msg, hint] : [msg])
  expect(screen.address()).toBe('/auth')
})

test('a sign-in without an answer says that the server cannot be reached, and keeps what was typed', async () => {
  const screen = await openAccess('/auth')
  await signIn(screen)
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toBe(`${kit.connection}${KEPT}`)
  expect(field(screen, texts.document).value).toBe('1000000001')
})

test('while a sign-in waits for the answer its button is busy', async () => {
  const screen = await openAccess('/auth')
  globalThis.fetch = () => new Promise(() => undefined)
  await signIn(screen)
  const button = screen.getByRole('button', { name: texts.signIn.submit, hidden: true })
  await waitFor(() => expect(button.dataset.loading).toBe('true'))
  expect(button.parentElement?.querySelector('[aria-busy=true]')).toBeTruthy()
})

test.each([
  [
    'the page has other releases than the server',
    answer(listRemotes, { ok: true, remotes: [{ name: 'courses', hash: 'new' }] } as never),
  ],
  ['the server does not say which releases it has', refuse(listRemotes, 503, 'unavailable')],
])('after the sign-in the browser loads the next page as a document if %s', async (_, releases) => {
  const documents = watchDocuments()
  storeReturnTo({ from: '/fichas?limit=20', ended: false })
  const screen = await openAccess('/auth', { answers: [signedIn, releases] })
  await signIn(screen)
  await waitFor(() => expect(documents).toEqual(['/fichas?limit=20']))
  expect(screen.address()).toBe('/auth')
})

test.each(['true', 'false'])('with data-sends-mail=%s, a request for access says what follows', async (mail) => {
  document.documentElement.dataset.sendsMail = mail
  const screen = await openAccess('/register', { answers: [answer(register, { ok: true, msg: '' })] })
  const { required } = field(screen, kit.label.nombre)
  expect([required, field(screen, kit.label.tipo_documento).getAttribute('aria-required')]).toEqual([true, 'true'])
  expect(field(screen, texts.register.tipo).querySelector('option')?.textContent).toBe(texts.register.choose)
  expect(
    [kit.label.nombre, kit.label.apellido, kit.label.correo_institucional].map(
      (label) => field(screen, label).autocomplete,
    ),
  ).toEqual(['given-name', 'family-name', 'email'])
  change(screen, kit.label.nombre, 'Nadia')
  change(screen, kit.label.apellido, 'Ñustes')
  change(screen, kit.label.tipo_documento, 'CE')
  change(screen, texts.document, '71000100')
  change(screen, kit.label.correo_institucional, ' nadia@centro.example ')
  change(screen, texts.register.tipo, 'planta')
  fireEvent.submit(form())
  await screen.findByText(texts.register.done.heading)
  const steps = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)
  const mailed = texts.register.done.mail.replace('{{mail}}', 'nadia@centro.example')
  expect(steps).toEqual([
    texts.register.done.review,
    `${mailed}${texts.register.done.handedOver}`,
    texts.register.done.enter.replace('{{document}}', '71000100'),
  ])
  expect(screen.getByText(texts.register.done.otherwise)).toBeTruthy()
  expect(screen.getByText(texts.register.done.ask)).toBeTruthy()
  expect(screen.getByRole('link', { name: texts.toSignIn, hidden: true }).getAttribute('href')).toBe('/auth')
})

test('a person who has an account already is told so', async () => {
  const screen = await openAccess('/register', { answers: [refuse(register, 409, 'user_exists')] })
  change(screen, kit.label.nombre, 'Nadia')
  change(screen, kit.label.apellido, 'Ñustes')
  change(screen, kit.label.tipo_documento, 'CE')
  change(screen, texts.document, '71000100')
  change(screen, kit.label.correo_institucional, 'nadia@centro.example')
  change(screen, texts.register.tipo, 'planta')
  fireEvent.submit(form())
  expect(await screen.findByText(refused.user_exists)).toBeTruthy()
})
