/** @jest-environment jsdom */
import { beginInstitutionSignIn, enterFromInstitution } from '@fichero/contract/calls/auth.calls'
import { listRemotes } from '@fichero/contract/calls/remotes.calls'
import { answer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { storeReturnTo } from '../session/return-to'
import { watchDocuments } from '../testing/watch-documents'
import texts from './locales/es.json'
import { openAccess } from './testing/open-access'

const URL_THERE = 'https://cuentas.example/entrar?state=s'
const begun = answer(beginInstitutionSignIn, { ok: true, url: URL_THERE, intento: 'sealed' })
const entered = answer(enterFromInstitution, {
  ok: true,
  token: 't',
  user: USER,
  permisos: [],
  envia_correos: false,
  centro: null,
  centros: [],
})
const upToDate = answer(listRemotes, { ok: true, remotes: [] })
const RETURNED = '/auth?code=c&state=s'
const button = { name: texts.institution.enter }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** Presses the button, so that the tab keeps what it needs for the institution's answer. */
async function leave() {
  const documents = watchDocuments()
  const screen = await openAccess('/auth', { answers: [begun] })
  await screen.user.click(screen.getByRole('button', button))
  await waitFor(() => expect(documents).toEqual([URL_THERE]))
  screen.unmount()
}

test('the button leads to the institution, and the answer signs in and returns to the page that the user came from', async () => {
  storeReturnTo({ from: '/fichas?limit=20', ended: false })
  await leave()
  const screen = await openAccess(RETURNED, { answers: [entered, upToDate] })
  await waitFor(() => expect(screen.address()).toBe('/fichas?limit=20'))
  expect(screen.sent[0]?.body).toEqual({ intento: 'sealed', respuesta: '?code=c&state=s' })
})

test('an answer is sent once: the address and the tab forget it', async () => {
  await leave()
  const refused = refuse(enterFromInstitution, 403, 'institution_denied')
  const screen = await openAccess(RETURNED, { answers: [refused] })
  expect((await screen.findByRole('alert')).textContent).toContain('institution_denied')
  expect(screen.address()).toBe('/auth')
  screen.unmount()
  const again = await openAccess(RETURNED, {
    answers: [refuse(enterFromInstitution, 409, 'institution_attempt_invalid')],
  })
  await again.findByRole('alert')
  expect(again.sent[0]?.body).toMatchObject({ intento: '-' })
})

test('if the institution does not respond, the page says so and the form stays usable', async () => {
  const down = refuse(beginInstitutionSignIn, 503, 'institution_unavailable')
  const screen = await openAccess('/auth', { answers: [down] })
  await screen.user.click(screen.getByRole('button', button))
  expect((await screen.findByRole('alert')).textContent).toContain(texts.refused.institution_unavailable)
  expect(screen.getByLabelText(texts.signIn.password)).toBeTruthy()
  expect(screen.getByRole('button', button).hasAttribute('disabled')).toBe(false)
})

test('a person without access gets the form for a request, filled with what the institution knows', async () => {
  await leave()
  const person = { nombre: 'Rosa', apellido: 'Peña', correo_institucional: 'rosa@fichero.example', nro_documento: '' }
  const unknown = refuse(enterFromInstitution, 403, 'institution_without_access', person)
  const screen = await openAccess(RETURNED, { answers: [unknown] })
  await screen.user.click(await screen.findByRole('link', { name: texts.institution.request }))
  expect(screen.address()).toBe('/register')
  const values = ['nombre', 'apellido', 'correo_institucional', 'nro_documento'].map(
    (id) => (document.getElementById(id) as HTMLInputElement).value,
  )
  expect(values).toEqual(['Rosa', 'Peña', 'rosa@fichero.example', ''])
})
