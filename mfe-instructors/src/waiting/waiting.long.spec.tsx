/** @jest-environment jsdom */
import type { WaitingUser } from '@fichero/contract/admin.schema'
import {
  dismissPasswordRequest,
  getUser,
  listPendingUsers,
  listWaitingUsers,
  makeAccessLink,
} from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import {
  answer,
  type FakeAnswer,
  openInFakeShell,
  openPlaceInFakeShell,
  refuse,
  USER,
} from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { WAITING } from '../../testing/people'
import { Page as PersonPage } from '../pages/person-page'
import { examples } from '../pages/person-page.examples'
import { Page as RequestsCard } from '../pages/requests-card'
import { Page as RequestsLine } from '../pages/requests-line'
import { Page as Notices } from '../pages/waiting-notices'

const [ASKER, APPLICANT] = WAITING as [WaitingUser, WaitingUser]
const NAME = 'María José Gaviria Moreno'
const LINK = 'https://fichero.example/reset-password/x'
const MADE = answer(makeAccessLink, { ok: true, msg: '', enlace: LINK, vence: '2099-01-01T00:00:00.000Z' })

/** The dashboard's line and card, rendered at the URL of the requests. */
const Dashboard = () => (
  <>
    <ul>
      <RequestsLine />
    </ul>
    <RequestsCard />
  </>
)
const remote = {
  definition,
  texts: { es, en },
  pages: { 'requests-page': Dashboard, 'person-page': PersonPage, 'waiting-notices': Notices },
}
const allowed = (answers: FakeAnswer[]) => ({ as: ['users:approve'] as const, answers })
const waitingOf = (...users: WaitingUser[]) => answer(listWaitingUsers, { ok: true, users })
const { clave_pedida: _, ...request } = APPLICANT
const pending = answer(listPendingUsers, { ok: true, users: [{ ...request, parecidos: [], centros: [] }] })
const none = answer(listPendingUsers, { ok: true, users: [] })

/** Pages on which administrators see password requests. */
const PAGES = {
  dashboard: (...answers: FakeAnswer[]) => openInFakeShell(remote, PATHS.accessRequests, allowed([none, ...answers])),
  notifications: (...answers: FakeAnswer[]) =>
    openPlaceInFakeShell(remote, 'notifications.section', {}, allowed(answers)),
  'the person’s page': (...answers: FakeAnswer[]) =>
    openInFakeShell(remote, `/instructors/${ASKER.id}`, allowed([...examples, ...answers])),
}
const CASES = Object.entries(PAGES)

beforeEach(() => sessionStorage.clear())

test.each(CASES)('%s shows who asks for a new password, since when, and the last try to sign in', async (_, open) => {
  const screen = await open(waitingOf(ASKER))
  expect(await screen.findByText(/^Desde el ./)).toBeTruthy()
  expect(screen.getByText(/^Intentó entrar el ./)).toBeTruthy()
  expect(screen.getAllByText(new RegExp(NAME)).length).toBeGreaterThan(0)
})

test.each(CASES)('%s has a button that makes the link, and shows the link with its expiry', async (_, open) => {
  const screen = await open(waitingOf(ASKER), MADE)
  await screen.user.click(await screen.findByText(es.link.submit))
  const question = await screen.findByRole('alertdialog')
  await screen.user.click(within(question).getByRole('button', { name: es.link.submit }))
  // The dashboard lists the link as well, behind the dialog, which is last in the document.
  expect(await screen.findAllByDisplayValue(LINK)).not.toEqual([])
  expect(screen.getAllByText(/hasta el ./)).not.toEqual([])
  expect(screen.sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    `/api/admin/access-link/${ASKER.nro_documento}`,
  ])
  await screen.user.click(screen.getAllByRole('button', { name: es.handOver.done }).at(-1) as HTMLElement)
  expect(screen.queryByDisplayValue(LINK)).toBeNull()
})

test.each(CASES)('%s has a button that dismisses the request after a confirmation', async (_, open) => {
  const screen = await open(waitingOf(ASKER), answer(dismissPasswordRequest, { ok: true, msg: '' }))
  await screen.user.click(await screen.findByText(es.waiting.dismiss))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(NAME)
  await screen.user.click(within(question).getByRole('button', { name: es.waiting.dismiss }))
  expect(await screen.findByText(`Se descartó la solicitud de contraseña de ${NAME}.`)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.sent.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    `/api/admin/password-request/${ASKER.nro_documento}`,
  ])
})

test('a failed dismissal can be repeated, and the dialog closes if another administrator was faster', async () => {
  const screen = await PAGES.dashboard(waitingOf(ASKER), refuse(dismissPasswordRequest, 403, 'forbidden'))
  await screen.user.click(await screen.findByText(es.waiting.dismiss))
  const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: es.waiting.dismiss })
  await screen.user.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toContain(es.waiting.dismissFailed)
  expect(confirm()).toBeTruthy()
  screen.unmount()
  const late = await PAGES.dashboard(waitingOf(ASKER), refuse(dismissPasswordRequest, 409, 'already_decided'))
  await late.user.click(await late.findByText(es.waiting.dismiss))
  await late.user.click(within(late.getByRole('alertdialog')).getByRole('button', { name: es.waiting.dismiss }))
  await late.findByText(es.waiting.dismiss)
  expect(late.queryByRole('alertdialog')).toBeNull()
})

test('the dashboard counts password requests in its line, and shows no section without requests', async () => {
  const screen = await PAGES.dashboard(waitingOf(ASKER))
  expect((await screen.findByText('1 persona pide una contraseña nueva')).getAttribute('href')).toContain('#claves')
  expect(screen.getByRole('heading', { name: es.waiting.title }).id).toBe('claves')
  screen.unmount()
  const empty = await PAGES.dashboard(waitingOf())
  await empty.findByText(new RegExp(es.requests.none))
  expect(empty.queryByText(es.waiting.title)).toBeNull()
})

test('an access request shows when its person last tried to sign in', async () => {
  const dashboard = await openInFakeShell(remote, PATHS.accessRequests, allowed([pending, waitingOf(APPLICANT)]))
  expect(await dashboard.findByText(/^Intentó entrar el ./)).toBeTruthy()
  expect(dashboard.queryByText(es.waiting.title)).toBeNull()
  dashboard.unmount()

  const notices = await PAGES.notifications(waitingOf(APPLICANT))
  expect(await notices.findByText(es.waiting.applicants)).toBeTruthy()
  expect(notices.getByText(/^Intentó entrar el ./)).toBeTruthy()
  const decide = notices.getByRole('link', { name: 'Decidir la solicitud de Luz Marina Ospina' })
  expect(decide.getAttribute('href')).toBe(PATHS.accessRequests)
  notices.unmount()

  const { user } = (examples[0] as unknown as { body: { user: object } }).body
  const body = { ok: true, user: { ...user, ...APPLICANT } } as never
  const answers = [answer(getUser, body), waitingOf(APPLICANT)]
  const person = await openInFakeShell(remote, `/instructors/${APPLICANT.id}`, allowed(answers))
  expect(await person.findByText(/^Intentó entrar el ./)).toBeTruthy()
})

test('the notifications offer no link for the signed-in user', async () => {
  const screen = await PAGES.notifications(waitingOf({ ...ASKER, id: USER.id }))
  expect(await screen.findByText(es.waiting.dismiss)).toBeTruthy()
  expect(screen.queryByText(es.link.submit)).toBeNull()
})

test('the pages show and request nothing without permission', async () => {
  const person = await openInFakeShell(remote, `/instructors/${ASKER.id}`, { answers: [...examples, waitingOf(ASKER)] })
  await person.findAllByText(new RegExp(NAME))
  expect(person.queryByText(es.waiting.person)).toBeNull()
  expect(person.sent.map(({ url }) => url)).not.toContain('/api/admin/waiting-users')
  person.unmount()
  const notices = await openPlaceInFakeShell(remote, 'notifications.section', {}, { answers: [waitingOf(ASKER)] })
  expect(notices.container.textContent).not.toContain(NAME)
  expect(notices.sent).toEqual([])
})
