/** @jest-environment jsdom */
import { logout } from '@fichero/contract/calls/auth.calls'
import { getUser } from '@fichero/contract/calls/users.calls'
import { answer, USER } from '@fichero/kit/testing/fake-shell'
import kit from '@fichero/kit/texts/es'
import { act, fireEvent, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { COURSES } from '../testing/courses'
import { openShell } from '../testing/open-shell'

/** Whether the document was opened with the releases that came with the system. */
let mockIsSafe = false
jest.mock('../remotes/loader/registry', () => ({
  ...jest.requireActual('../remotes/loader/registry'),
  get isSafe() {
    return mockIsSafe
  },
}))

type Visit = Parameters<typeof openShell>[1]
const { layout, theme, newVersion } = es

async function open(visit: Visit = {}) {
  const screen = await openShell('/cursos', { modules: [COURSES], ...visit })
  await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  const sidebar = screen.container.querySelector('aside') as HTMLElement
  const press = (name: string | RegExp, part: HTMLElement = document.body) =>
    fireEvent.click(within(part).getByRole('button', { name }))
  return { ...screen, sidebar, press, list: () => within(sidebar).getAllByRole('list')[0] as HTMLElement }
}

test('the sidebar collapses to icons, with the themes in a menu, and this browser remembers it', async () => {
  const { sidebar, press } = await open()
  expect([sidebar.dataset.narrow, sidebar.getAttribute('aria-label')]).toEqual([undefined, layout.sidebar])
  press(layout.collapse, sidebar)
  expect(sidebar.dataset.narrow).toBe('true')
  expect(within(sidebar).getByTitle(layout.expand).textContent).toBe('')
  expect(within(sidebar).getByRole('button', { name: 'Tema: Sistema' })).toBeTruthy()
  expect(within(sidebar).queryByRole('group', { name: theme.title })).toBeNull()
  expect(localStorage.getItem('sidebar.narrow')).toBe('true')
})

test('a sidebar that was left collapsed is narrow at once, and expands', async () => {
  localStorage.setItem('sidebar.narrow', 'true')
  const { sidebar, press } = await open()
  expect(sidebar.dataset.narrow).toBe('true')
  press(layout.expand, sidebar)
  expect(sidebar.dataset.narrow).toBeUndefined()
  expect(within(sidebar).getByRole('group', { name: theme.title })).toBeTruthy()
  expect(within(sidebar).getByRole('button', { name: layout.collapse }).title).toBe('')
})

test.each([
  [
    'the pointer enters an icon',
    (list: HTMLElement) => fireEvent.pointerEnter(list.querySelector('li') as HTMLElement),
  ],
  ['an icon gets the focus', (list: HTMLElement) => fireEvent.focus(list.querySelector('a') as HTMLElement)],
  ['the pointer leaves the menu', (list: HTMLElement) => fireEvent.pointerLeave(list.parentElement as HTMLElement)],
])('Escape hides the names beside icons until %s', async (_, move) => {
  localStorage.setItem('sidebar.narrow', 'true')
  const { list } = await open()
  expect(list().dataset).toMatchObject({ narrow: 'true', hints: 'true' })
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(list().dataset.hints).toBe('true')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(list().dataset.hints).toBeUndefined()
  move(list())
  expect(list().dataset.hints).toBe('true')
})

test('Escape changes nothing in a sidebar with names, also after it was collapsed', async () => {
  const { list, press, sidebar } = await open()
  press(layout.collapse, sidebar)
  press(layout.expand, sidebar)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(list().dataset.hints).toBe('true')
  expect(list().dataset.narrow).toBeUndefined()
})

test('the logo of the sidebar leads to the dashboard', async () => {
  const { sidebar } = await open()
  expect(within(sidebar).getByText('Fichero').closest('a')?.getAttribute('href')).toBe('/dashboard')
})

const COLORS = '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">'
const media = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media }) => media)

test('the theme changes the page and the colour of the browser', async () => {
  document.head.innerHTML = COLORS
  const { sidebar, press } = await open()
  const pressed = () =>
    within(sidebar)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent)
  expect(pressed()).toEqual([theme.sistema])
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  press(theme.oscuro, sidebar)
  expect(pressed()).toEqual([theme.oscuro])
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(media()).toEqual(['not all', 'all'])
  press(theme.claro, sidebar)
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
  expect(media()).toEqual(['all', 'not all'])
})

test('in a collapsed sidebar the theme is chosen in a menu, which marks the chosen one', async () => {
  localStorage.setItem('sidebar.narrow', 'true')
  const { sidebar, user } = await open()
  const button = within(sidebar).getByTitle('Tema: Sistema')
  await user.click(button)
  const items = within(sidebar).getAllByRole('menuitemradio')
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    [theme.claro, 'false'],
    [theme.oscuro, 'false'],
    [theme.sistema, 'true'],
  ])
  await user.click(items[1] as HTMLElement)
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(within(sidebar).getByTitle('Tema: Oscuro')).toBeTruthy()
  expect(
    within(sidebar)
      .getAllByRole('menuitemradio', { checked: true })
      .map((item) => item.textContent),
  ).toEqual([theme.oscuro])
})

test('the language changes every text of the frame and stays chosen', async () => {
  const { press, findByLabelText, getByTitle } = await open()
  const group = await findByLabelText(layout.language)
  expect(within(group).getByRole('button', { pressed: true }).textContent).toBe('ES Español')
  expect([getByTitle('English').lang, getByTitle('English').getAttribute('name')]).toEqual(['en', 'lang'])
  press('EN English')
  expect(await findByLabelText(en.layout.sidebar)).toBeTruthy()
  expect(await findByLabelText(en.layout.language)).toBeTruthy()
  expect([document.documentElement.lang, localStorage.getItem('lang')]).toEqual(['en', 'en'])
})

test('on a narrow screen a drawer has the menu, whose links close it', async () => {
  const { press, getByRole, findByRole, queryByRole, address } = await open()
  const button = getByRole('button', { name: layout.openMenu })
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['dialog', 'false'])
  press(layout.openMenu)
  const drawer = await findByRole('dialog', { name: 'Fichero' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(within(drawer).getByRole('group', { name: theme.title })).toBeTruthy()
  press(layout.closeMenu, drawer)
  expect(queryByRole('dialog', { name: 'Fichero' })).toBeNull()
  press(layout.openMenu)
  fireEvent.click(within(await findByRole('dialog', { name: 'Fichero' })).getByText('Cursos'))
  expect(queryByRole('dialog', { name: 'Fichero' })).toBeNull()
  expect(address()).toBe('/cursos')
})

test('the drawer closes when another page opens, and when the window becomes wide', async () => {
  let onWidth: (event: object) => void = () => undefined
  const addEventListener = (_: string, listen: typeof onWidth) => {
    onWidth = listen
  }
  const narrow = { matches: true, addEventListener }
  const other = { matches: false, addEventListener: () => undefined }
  const removeEventListener = () => undefined
  const { matchMedia } = globalThis
  globalThis.matchMedia = ((query: string) =>
    Object.assign(query === '(max-width: 48em)' ? narrow : other, { removeEventListener })) as never
  const { press, queryByRole, router } = await open()
  const drawer = () => queryByRole('dialog', { name: 'Fichero' })
  press(layout.openMenu)
  expect(drawer()).toBeTruthy()
  await act(async () => router.navigate('/cursos/7'))
  expect(drawer()).toBeNull()
  press(layout.openMenu)
  act(() => onWidth({ matches: false }))
  expect(drawer()).toBeNull()
  globalThis.matchMedia = matchMedia
})

test('the user’s menu shows who is signed in, and opens the profile', async () => {
  const person = { ...USER, version: 1, fichas: [], fichas_asignadas: 2, dias_contrato: null, can: { edit: true } }
  const { user, getByRole, findByRole, findByText, queryByRole } = await open({
    answers: [answer(getUser, { ok: true, user: person } as never)],
  })
  const button = getByRole('button', { name: 'Cuenta de Ana María Rojas' })
  expect(button.querySelector<HTMLElement>('[data-initials]')?.dataset.initials).toBe('AR')
  await user.click(button)
  const menu = (await findByText(kit.value.rol.user)).closest<HTMLElement>('[role=menu]') as HTMLElement
  expect(menu.textContent).toContain(`Ana María Rojas${kit.value.rol.user}`)
  expect(queryByRole('dialog', { name: es.profile.title })).toBeNull()
  await user.click(within(menu).getByText(layout.account))
  const dialog = await findByRole('dialog', { name: es.profile.title })
  await user.click(within(dialog).getByRole('button', { name: kit.close }))
  expect(queryByRole('dialog', { name: es.profile.title })).toBeNull()
})

test('the address in the weekly summary opens the profile, which closes for good', async () => {
  const person = { ...USER, version: 1, fichas: [], fichas_asignadas: 2, dias_contrato: null, can: { edit: true } }
  const answers = [answer(getUser, { ok: true, user: person } as never)]
  const { user, address, findByRole, queryByRole } = await openShell('/cursos?perfil', { modules: [COURSES], answers })
  const dialog = await findByRole('dialog', { name: es.profile.title })
  await user.click(within(dialog).getByRole('button', { name: kit.close }))
  expect(queryByRole('dialog', { name: es.profile.title })).toBeNull()
  expect(address()).toBe('/cursos')
})

test.each([
  ['the server confirms it', answer(logout, { ok: true, msg: '', salida: null })],
  ['the server does not answer', { ...answer(logout, { ok: true, msg: '', salida: null }), status: 0 }],
])('the user signs out, also in this browser, if %s', async (_, answered) => {
  sessionStorage.setItem('search.recent', '{}')
  const { user, press, getByText, sent, documents } = await open({ answers: [answered] })
  press('Cuenta de Ana María Rojas')
  await user.click(getByText(layout.signOut))
  expect(sent.at(-1)).toMatchObject({ method: 'POST', url: '/api/auth/logout', token: 'fake' })
  // Ending the session does not also lead to the sign-in page that returns to this one.
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(documents).toEqual(['/auth'])
  expect([localStorage.getItem('token'), sessionStorage.getItem('search.recent')]).toEqual([null, null])
  // The sign-in page starts at its heading, and does not return to a page of this user.
  expect([sessionStorage.getItem('arrives'), sessionStorage.getItem('signed-out')]).toEqual(['true', 'true'])
  expect(sessionStorage.getItem('came-from')).toBeNull()
})

test('a link before the menu leads to the content', async () => {
  const { getByText, container } = await open()
  expect(getByText(layout.skip).getAttribute('href')).toBe('#main')
  expect(container.querySelector('main#main')?.getAttribute('tabindex')).toBe('-1')
})

test('a newer release is offered once, and loads only when the user asks for it', async () => {
  const { network, remotes, getByText, queryByText, findByText, documents } = await open()
  const after = (milliseconds: number) => {
    const now = performance.now() + milliseconds
    jest.spyOn(performance, 'now').mockReturnValue(now)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await after(60_001)
  expect(queryByText(newVersion.text)).toBeNull()
  network.published = remotes.map((remote) => ({ ...remote, hash: 'ffffffffffffffff' }))
  await after(60_001)
  expect((await findByText(newVersion.text)).closest('[role=status]')).toBeTruthy()
  fireEvent.click(getByText(kit.update))
  expect(documents).toEqual(['/cursos'])
  fireEvent.click(getByText(newVersion.close))
  expect(queryByText(newVersion.text)).toBeNull()
})

test.each([true, false])(
  'with safe mode %s, the frame says so and leads back to the active releases',
  async (isSafe) => {
    mockIsSafe = isSafe
    const { queryByText, queryByRole } = await open()
    expect(queryByText(es.safeMode.text) !== null).toBe(isSafe)
    expect(queryByRole('link', { name: es.safeMode.leave })?.getAttribute('href')).toBe(isSafe ? '/modulos' : undefined)
    mockIsSafe = false
  },
)

test('a guest has language, theme and a link to sign in above a public page', async () => {
  const screen = await openShell('/no-existe', { as: 'guest' })
  expect(screen.getByRole('link', { name: layout.signIn }).getAttribute('href')).toBe('/auth')
  expect(screen.queryByRole('link', { name: kit.toDashboard })).toBeNull()
  expect(screen.getByRole('link', { name: 'Fichero' }).getAttribute('href')).toBe('/')
  expect(screen.getByText(layout.skip).getAttribute('href')).toBe('#main')
  expect(screen.container.querySelector('main#main')?.getAttribute('tabindex')).toBe('-1')
  await screen.user.click(screen.getByRole('button', { name: 'Tema: Sistema' }))
  await screen.user.click(screen.getByRole('menuitemradio', { name: theme.oscuro }))
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

test('above a public page a signed-in user has a link to the dashboard', async () => {
  const screen = await openShell('/test-connection')
  const link = await screen.findByRole('link', { name: kit.toDashboard })
  expect(link.getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: layout.signIn })).toBeNull()
})

test('the sign-in page has no link to itself, and repeats what was clicked before its scripts ran', async () => {
  const onHydrated = jest.fn()
  window.addEventListener('fichero-hydrated', onHydrated)
  const screen = await openShell('/auth', { as: 'guest' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: layout.signIn })).toBeNull()
  expect(onHydrated).toHaveBeenCalled()
  window.removeEventListener('fichero-hydrated', onHydrated)
})
