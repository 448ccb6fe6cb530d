/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { USER } from '../../testing/fake-shell'
import { endSession, startSession } from '../session/store'
import kit from '../texts/es'
import { useListOrder } from './list-order'
import { ListSteps } from './list-steps'
import { useKeptSet } from './use-history-state'

const i18n = createInstance()
i18n.use(initReactI18next).init({ lng: 'es', resources: { es: { kit } }, interpolation: { escapeValue: false } })

const PEOPLE = ['Ana', 'Berta', 'Carla', 'Diana']
const to = (name: string) => `/person/${name}?ficha=7`

function List() {
  useListOrder(
    'Ficha 7',
    PEOPLE.map((name) => ({ to: to(name), name, isOpen: name === 'Diana' })),
  )
  const open = useKeptSet<string>('open')
  return PEOPLE.map((name) => (
    <div key={name}>
      <button type="button" aria-expanded={open.has(name)} onClick={() => open.toggle(name)}>
        {name}
      </button>
      <Link to={to(name)}>{name}</Link>
    </div>
  ))
}

function Person() {
  return (
    <>
      <ListSteps />
      <input aria-label="note" />
      <Link to="/other">other</Link>
    </>
  )
}

const ROUTES = [
  { path: '/list', element: <List /> },
  { path: '/person/:name', element: <Person /> },
  { path: '/other', element: <Link to={to('Berta')}>Berta</Link> },
]

let router: ReturnType<typeof createBrowserRouter>
let unmount: () => void

/** Renders the application at the current history entry, like a page load. */
function load() {
  router = createBrowserRouter(ROUTES)
  ;({ unmount } = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  ))
}

function reload() {
  unmount()
  router.dispose()
  load()
}

beforeEach(() => {
  window.history.replaceState(null, '', '/list')
  load()
})
afterEach(() => router.dispose())

const at = () => router.state.location.pathname + router.state.location.search
const follow = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('link', { name })))
const press = (key: string, more: object = {}, on: Element = document.body) =>
  act(async () => void fireEvent.keyDown(on, { key, altKey: true, ...more }))
/** Waits until the browser has gone back, which is asynchronous. */
const whileGoingBack = (start: () => unknown) =>
  act(async () => {
    const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    start()
    await wentBack
  })
const openRows = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

test('open rows are open again after Back and after a reload', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Carla' }))
  await follow('Berta')
  await whileGoingBack(() => window.history.back())
  expect(openRows()).toEqual(['Carla'])
  reload()
  expect(openRows()).toEqual(['Carla'])
})

test('rows toggled in succession change at once, and stay open with another filter', async () => {
  for (const name of ['Carla', 'Ana', 'Carla']) fireEvent.click(screen.getByRole('button', { name }))
  expect(openRows()).toEqual(['Ana'])
  await act(() => router.navigate('/list?filter=x'))
  expect(openRows()).toEqual(['Ana'])
})

test('another user who signs in does not see the open rows', () => {
  startSession({ token: 'x', user: USER, permisos: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Carla' }))
  act(endSession)
  reload()
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
})

test('a screen opened from a list links to the previous and next item and back to the list', async () => {
  await act(() => router.navigate('/list?filter=x'))
  await follow('Berta')
  expect(screen.getByRole('link', { name: /de 4/ }).getAttribute('href')).toBe('/list?filter=x')
  expect(screen.getByRole('navigation', { name: 'Lista: Ficha 7' }).textContent).toContain('2 de 4')
  await follow('Siguiente: Carla')
  await follow('Siguiente: Diana')
  expect(at()).toBe(to('Diana'))
  expect(screen.queryByRole('link', { name: /^Siguiente/ })).toBeNull()
  reload()
  await follow('Anterior: Carla')
  await whileGoingBack(() => fireEvent.click(screen.getByRole('link', { name: /de 4/ })))
  expect(at()).toBe('/list?filter=x')
})

test('keys open the previous, the next and the next open item, but not while the user is typing', async () => {
  await follow('Ana')
  await press('ArrowDown')
  expect(at()).toBe(to('Berta'))
  await press('ArrowUp')
  expect(at()).toBe(to('Ana'))
  await press('ArrowDown', {}, screen.getByLabelText('note'))
  await press('ArrowDown', { ctrlKey: true })
  await press('ArrowDown', { altKey: false })
  expect(at()).toBe(to('Ana'))
  await press('ArrowDown', { shiftKey: true })
  expect(at()).toBe(to('Diana'))
  await press('ArrowDown')
  expect(at()).toBe(to('Diana'))
})

test('a screen that was not opened from a list has no links to other items', async () => {
  await follow('Ana')
  await follow('other')
  await follow('Berta')
  expect(screen.getByLabelText('note')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a screen that replaces another screen in the history keeps the links of the list before', async () => {
  await act(() => router.navigate('/other'))
  await act(() => router.navigate(to('Berta'), { replace: true }))
  expect(screen.getByRole('navigation').textContent).toContain('2 de 4')
})

test('a list whose history entry was replaced adds no links to the next screen', async () => {
  await act(() => router.navigate('/other', { replace: true }))
  await follow('Berta')
  expect(screen.getByLabelText('note')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})
