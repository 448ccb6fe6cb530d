/** @jest-environment jsdom */
import { getSession as getSessionCall, logout } from '@fichero/contract/calls/auth.calls'
import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { clearNotices } from '@fichero/kit/host'
import { getSession } from '@fichero/kit/session'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import kit from '@fichero/kit/texts/es'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { watchDocuments } from '../testing/watch-documents'
import { ProfileDialog } from './profile-dialog'

const { profile } = es
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/perfil', page: 'profile', titleKey: 'profile.title', access: 'authenticated' }],
  links: [],
  parts: [],
}
function Profile() {
  const [opened, setOpened] = useState(true)
  return <ProfileDialog opened={opened} onClose={() => setOpened(false)} />
}
const remote = { definition, texts: { es, en }, pages: { profile: Profile } }
const PERSON = {
  ...USER,
  version: 3,
  fichas: [],
  fichas_asignadas: 1234,
  dias_contrato: null,
  resumen_semanal: false,
  can: { edit: true, assign: true },
}
const read = (changed: object = {}) => answer(getUser, { ok: true, user: { ...PERSON, ...changed } } as never)
const saved = (changed: object = {}) =>
  answer(updateUser, { ok: true, msg: '', user: { ...PERSON, version: 4, ...changed } } as never)

async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  const screen = await openInFakeShell(remote, '/perfil', { answers })
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement
  return {
    ...screen,
    field,
    dialog: () => screen.queryByRole('dialog', { hidden: true }),
    change: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    press: (text: string) => fireEvent.click(screen.getByText(text)),
    changes: () => screen.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
}
async function openForm(...answers: FakeAnswer[]) {
  const screen = await open(...answers)
  fireEvent.click(await screen.findByText(profile.open))
  await screen.findByLabelText(new RegExp(`^${profile.field.nombreCompleto}`))
  return screen
}

afterEach(() => {
  jest.restoreAllMocks()
  act(() => clearNotices())
})

test('a user reads the own data', async () => {
  const screen = await open(read())
  expect(screen.container.ownerDocument.querySelector('[aria-busy=true]')).toBeTruthy()
  expect(await screen.findByText('Ana María Rojas')).toBeTruthy()
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts).toEqual([
    [profile.field.nro_documento, '1000000001'],
    [kit.label.tipo_documento, kit.value.tipo_documento.CC],
    [kit.label.correo_institucional, 'ana@fichero.example'],
    [profile.field.tipo, kit.value.tipo.planta],
    [profile.field.fichas_asignadas, '1.234'],
    [kit.label.resumen_semanal, kit.value.resumen_semanal.false],
  ])
  expect(screen.getByText(kit.value.rol.user)).toBeTruthy()
})

test.each([
  ['2026-02-01', '2026-11-30', '01/02/2026 – 30/11/2026'],
  ['2026-02-01', null, /^01\/02\/2026 – /],
  [null, '2026-11-30', / – 30\/11\/2026$/],
])(
  'a contract is shown with the days that are known: %s, %s',
  async (fecha_inicio_contrato, fecha_fin_contrato, text) => {
    const screen = await open(read({ fecha_inicio_contrato, fecha_fin_contrato }))
    expect((await screen.findByText(profile.field.contract)).nextElementSibling?.textContent).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    )
  },
)

test('a user who may not edit the own data is offered no form', async () => {
  const screen = await open(read({ can: { edit: false, assign: false } }))
  await screen.findByText('Ana María Rojas')
  expect(screen.queryByText(profile.open)).toBeNull()
})

test('data that do not load are asked for again', async () => {
  const answered = { ...read(), status: 404 }
  const screen = await open(answered)
  expect(await screen.findByText(profile.failed)).toBeTruthy()
  answered.status = 200
  screen.press(kit.retry)
  expect(await screen.findByText('Ana María Rojas')).toBeTruthy()
})

test('a user ends the own sessions on all devices', async () => {
  const documents = watchDocuments()
  const screen = await open(read(), answer(logout, { ok: true, msg: '', salida: null }))
  fireEvent.click(await screen.findByText(profile.everywhere.do))
  await waitFor(() => expect(documents).toEqual(['/auth']))
  expect(screen.sent.at(-1)?.url).toBe('/api/auth/logout?todas=true')
  expect(getSession()).toBeNull()
})

test('sessions that could not be ended are reported, and this one stays', async () => {
  const screen = await open(read(), refuse(logout, 503, 'unavailable'))
  fireEvent.click(await screen.findByText(profile.everywhere.do))
  expect(await screen.findByText(/^No se cerraron sus sesiones\. ./)).toBeTruthy()
  expect(getSession()).not.toBeNull()
})

test('the form shows how the name will be stored, and what only administrators change', async () => {
  const screen = await openForm(read({ can: { edit: true, assign: false } }))
  expect(screen.field(profile.field.nombreCompleto).value).toBe('Ana María Rojas')
  expect(screen.getByText('Nombre: Ana María · Apellidos: Rojas')).toBeTruthy()
  screen.change(profile.field.nombreCompleto, 'Ana')
  expect(screen.getByText(profile.edit.namesHint)).toBeTruthy()
  expect([profile.field.nro_documento, kit.label.rol].map((label) => screen.field(label).readOnly)).toEqual([
    true,
    true,
  ])
  expect(screen.field(kit.label.rol).value).toBe(kit.value.rol.user)
  expect(screen.field(profile.field.nro_documento).value).toBe('1000000001')
  expect(screen.field(profile.field.tipo).value).toBe(kit.value.tipo.planta)
  expect(screen.getByText(profile.edit.adminOnly)).toBeTruthy()
  expect(screen.getByText(profile.edit.passwordHint)).toBeTruthy()
})

test.each([
  ['planta', ['planta', 'tecnico', 'transversal', 'ninguno']],
  ['transversal', ['tecnico', 'transversal', 'ninguno']],
] as const)('who assigns types chooses among those of the profile and the own one, %s', async (tipo, offered) => {
  const screen = await openForm(read({ tipo }))
  const options = [...screen.field(profile.field.tipo).querySelectorAll('option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(offered.map((value) => kit.value.tipo[value]))
  expect(screen.queryByText(profile.edit.adminOnly)).toBeNull()
  expect([...screen.field(kit.label.tipo_documento).querySelectorAll('option')].map(({ value }) => value)).toContain(
    'CE',
  )
})

test('a saved profile closes, is confirmed, and changes the name in the frame and in the next view', async () => {
  const screen = await openForm(read(), saved({ nombre: 'Ana', apellido: 'Duque' }))
  screen.change(profile.field.nombreCompleto, 'Ana Duque')
  screen.change(profile.field.tipo, 'tecnico')
  screen.press(profile.edit.save)
  expect(await screen.findByText(profile.edit.done)).toBeTruthy()
  expect(screen.dialog()).toBeNull()
  expect(screen.changes()).toMatchObject([{ nombre: 'Ana', apellido: 'Duque', tipo: 'tecnico', contrasena: '' }])
  expect(getSession()?.user).toEqual({
    ...USER,
    nombre: 'Ana',
    apellido: 'Duque',
    fichas: [],
    fichas_asignadas: 1234,
    dias_contrato: null,
    resumen_semanal: false,
  })
})

test('a new password is confirmed with what else it ends', async () => {
  const screen = await openForm(read(), saved())
  screen.change(profile.field.contrasena.replace(/ \(.*/, ''), 'una clave muy nueva')
  screen.press(profile.edit.save)
  expect(await screen.findByText(profile.edit.doneWithPassword)).toBeTruthy()
})

test.each([
  ['an error of the API', refuse(updateUser, 500, 'internal'), profile.edit.failed],
  ['no answer', { ...saved(), status: 0 }, profile.edit.failedUnanswered],
])('after %s the form says so and keeps what was typed', async (_, answered, title) => {
  const screen = await openForm(read(), answered)
  screen.change(profile.field.nombreCompleto, 'Ana Duque')
  screen.press(profile.edit.save)
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toContain(title)
  expect(alert.textContent).toContain(profile.edit.kept)
  expect(screen.field(profile.field.nombreCompleto).value).toBe('Ana Duque')
})

test('after a concurrent edit, the values of the other one are shown in words', async () => {
  const stale = refuse(updateUser, 412, 'stale_version')
  const actual = { ...PERSON, version: 4, tipo_documento: 'CE', tipo: 'tecnico' }
  const screen = await openForm(read(), { ...stale, body: { ...(stale.body as object), actual } })
  screen.change(profile.field.nombreCompleto, 'Lo Mío')
  screen.press(profile.edit.save)
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toContain(`«${kit.value.tipo_documento.CE}»`)
  expect(alert.textContent).toContain(`«${kit.value.tipo.tecnico}»`)
  expect(alert.textContent).toContain(profile.field.tipo)
  expect(screen.getByText(kit.saveAnyway)).toBeTruthy()
})

const sendsMail = (envia_correos: boolean) =>
  answer(getSessionCall, { ok: true, user: USER, permisos: [], envia_correos, centro: null, centros: [] })
const summary = () => within(document.body).getByRole('checkbox', { name: kit.label.resumen_semanal, hidden: true })

test.each([true, false])('the switch of the weekly summary saves the other value than %s', async (resumen_semanal) => {
  const screen = await openForm(read({ resumen_semanal }), saved(), sendsMail(true))
  expect(summary()).toHaveProperty('checked', resumen_semanal)
  fireEvent.click(summary())
  screen.press(profile.edit.save)
  await screen.findByText(profile.edit.done)
  expect(screen.changes()).toMatchObject([{ resumen_semanal: !resumen_semanal }])
})

test.each([
  [true, kit.weeklySummary.help],
  [false, kit.weeklySummary.noMail],
])('the switch of the weekly summary says what it does: installation sends mail is %s', async (sends, help) => {
  await openForm(read(), sendsMail(sends))
  await waitFor(() =>
    expect(document.getElementById(summary().getAttribute('aria-describedby') ?? '')?.textContent).toBe(help),
  )
})

test('the switch of the weekly summary stays as it was set if the save fails', async () => {
  const screen = await openForm(read(), refuse(updateUser, 500, 'internal'))
  fireEvent.click(summary())
  screen.press(profile.edit.save)
  await screen.findByText(profile.edit.failed)
  expect(summary()).toHaveProperty('checked', true)
})

test('after a concurrent edit, the switch shows the weekly summary that the other one set', async () => {
  const stale = refuse(updateUser, 412, 'stale_version')
  const actual = { ...PERSON, version: 4, resumen_semanal: true }
  const screen = await openForm(read(), { ...stale, body: { ...(stale.body as object), actual } })
  screen.press(profile.edit.save)
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.textContent).toContain(kit.label.resumen_semanal)
  expect(alert.textContent).toContain(`«${kit.value.resumen_semanal.true}»`)
  expect(summary()).toHaveProperty('checked', true)
})

test('a form that is closed leads back to the data', async () => {
  const screen = await openForm(read())
  fireEvent.click(screen.getByRole('button', { name: kit.close, hidden: true }))
  expect(screen.getByText(profile.open)).toBeTruthy()
  expect(screen.getByRole('heading', { name: profile.title, hidden: true })).toBeTruthy()
})
