/** @jest-environment jsdom */
import { usePageTitle } from '@fichero/kit/frame'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { markArrival } from '../session/arrival'
import { COURSES } from '../testing/courses'
import { openShell } from '../testing/open-shell'

function Named() {
  usePageTitle('Curso 7')
  return <h1>Un curso</h1>
}

/** The heading of a page that has just loaded its data. */
let showHeading: () => void = () => undefined
function Slow() {
  const [isLoaded, setLoaded] = useState(false)
  showHeading = () => act(() => setLoaded(true))
  return isLoaded ? <h1>Un curso</h1> : <button type="button">Esperar</button>
}

const WithField = () => (
  <h1>
    Un curso <input aria-label="Nombre" ref={(field) => field?.focus()} />
  </h1>
)

const moduleWith = (course: () => React.ReactNode) => ({ ...COURSES, pages: { ...COURSES.pages, course } })
const open = async (course: () => React.ReactNode, language: 'es' | 'en' = 'es') => {
  const screen = await openShell('/cursos', { modules: [moduleWith(course)], language })
  await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  return { ...screen, go: (to: string | number) => act(async () => void (await screen.router.navigate(to as string))) }
}

test.each([
  ['es', '/cursos', 'Cursos · Fichero'],
  ['en', '/cursos', 'Courses · Fichero'],
  ['es', '/no-existe', `${es.notFound.title} · Fichero`],
  ['en', '/no-existe', `${en.notFound.title} · Fichero`],
  ['es', '/test-connection', `${es.testConnection.title} · Fichero`],
  ['es', '/dashboard', 'Panel · Fichero'],
  ['es', '/modulos', `${es.layout.modules} · Fichero`],
  ['es', '/estado', `${es.layout.status} · Fichero`],
] as const)('the title of the tab is, in %s at %s, “%s”', async (language, address, title) => {
  const as = ['remotes:manage', 'status:view'] as const
  await openShell(address, { language, as, modules: [COURSES] })
  await waitFor(() => expect(document.title).toBe(title))
})

test('a title that a page sets replaces the title of its route, until the user leaves the page', async () => {
  const screen = await open(Named)
  await screen.go('/cursos/7')
  await waitFor(() => expect(document.title).toBe('Curso 7 · Fichero'))
  await screen.go('/cursos')
  await waitFor(() => expect(document.title).toBe('Cursos · Fichero'))
})

test('the first page leaves the focus at the start of the document', async () => {
  await open(Named)
  expect(document.activeElement).toBe(document.body)
})

test('after a navigation the heading has the focus, without scrolling, also if it is rendered late', async () => {
  const screen = await open(Slow)
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  await screen.go('/cursos/7')
  await screen.findByText('Esperar')
  showHeading()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Un curso')))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

test('the page that another document of Fichero opened starts at its heading, once', async () => {
  markArrival()
  const screen = await open(Named)
  expect(document.activeElement).toBe(screen.getByText('Los cursos'))
  expect(sessionStorage.getItem('arrives')).toBeNull()
})

test('a navigation that changes only the query leaves the focus', async () => {
  const screen = await open(Named)
  screen.getByRole('link', { name: 'Cursos' }).focus()
  const focused = document.activeElement
  await screen.go('/cursos?pagina=2')
  expect(document.activeElement).toBe(focused)
})

test('a page that focuses a field keeps the focus there', async () => {
  const screen = await open(WithField)
  await screen.go('/cursos/7')
  expect(document.activeElement).toBe(await screen.findByLabelText('Nombre'))
})

test.each([
  ['presses Tab', 'gets no focus', () => fireEvent.keyDown(document.body, { key: 'Tab' }), false],
  ['clicks', 'gets no focus', () => fireEvent.pointerDown(document.body), false],
  ['presses another key', 'gets the focus', () => fireEvent.keyDown(document.body, { key: 'a' }), true],
])('a heading that is rendered after the user %s %s', async (_, __, act, moves) => {
  const screen = await open(Slow)
  await screen.go('/cursos/7')
  await screen.findByText('Esperar')
  act()
  showHeading()
  // The observer of the heading runs after the promises of this turn.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement === screen.getByText('Un curso')).toBe(moves)
})

test('a user who leaves a page before its heading is rendered starts at the heading of the next page', async () => {
  const screen = await open(Slow)
  await screen.go('/cursos/7')
  await screen.findByText('Esperar')
  await screen.go('/cursos')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
