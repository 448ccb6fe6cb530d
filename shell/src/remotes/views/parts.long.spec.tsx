/** @jest-environment jsdom */

import { Place, usePlaceLinks } from '@fichero/kit/places'
import { Paper, PrintButton } from '@fichero/kit/print'
import kit from '@fichero/kit/texts/es'
import { act, waitFor, within } from '@testing-library/react'
import { COURSES } from '../../testing/courses'
import { type FakeModule, openShell } from '../../testing/open-shell'
import { es } from '../../testing/texts'
import { addressOf } from '../testing/fake-network'
import { labelIn, labelOf } from './use-label'

const { remote: texts } = es

let broken: Error | undefined
let onSeen: (isSeen: boolean) => void = () => undefined

beforeEach(() => {
  broken = undefined
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: object[]) => void, options: object) {
      expect(options).toMatchObject({ rootMargin: '400px 0px' })
      onSeen = (isIntersecting) => act(() => onChange([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  } as never
})

const part = (slot: string, page: string, order: number, changed: object = {}) => ({
  slot,
  page,
  titleKey: page,
  order,
  access: 'authenticated',
  height: 300,
  heightNarrow: 500,
  ...changed,
})
const Card = () => {
  if (broken) throw broken
  return <p>Ocho cursos</p>
}
const CARDS: FakeModule = {
  ...COURSES,
  labels: { es: { ...COURSES.labels.es, card: 'Cursos de hoy', other: 'Otra' }, en: {} },
  parts: [
    part('dashboard.card', 'card', 1, { width: 'major' }),
    part('dashboard.card', 'other', 2, { heightNarrow: undefined }),
    part('dashboard.card', 'closed', 3, { access: 'programs:edit' }),
  ],
  pages: { ...COURSES.pages, card: Card, other: () => <p>La otra tarjeta</p> },
}

test('a card has its title while it loads and the height that its module declares', async () => {
  const screen = await openShell('/dashboard', { modules: [CARDS] })
  const heading = screen.getByRole('heading', { level: 2, name: 'Cursos de hoy' })
  expect(heading.id).toBe('courses-card')
  expect(heading.closest('section')?.querySelector('[aria-busy=true]')).toBeTruthy()
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[style*=card-height]')].map((cell) => cell.style.cssText)
  expect(heights()).toEqual(['--card-height: 300px;', '--card-height: 300px;'])
  expect(await screen.findByText('Ocho cursos')).toBeTruthy()
  expect(await screen.findByText('La otra tarjeta')).toBeTruthy()
  expect(screen.queryByText('closed')).toBeNull()
})

test('in a narrow window a card has its narrow height, if its module declares one', async () => {
  const { matchMedia } = globalThis
  globalThis.matchMedia = ((query: string) => ({
    ...matchMedia(query),
    matches: query === '(max-width: 48em)',
  })) as never
  await openShell('/dashboard', { modules: [CARDS] })
  const heights = [...document.querySelectorAll<HTMLElement>('[style*=card-height]')].map((cell) => cell.style.cssText)
  expect(heights).toEqual(['--card-height: 500px;', '--card-height: 300px;'])
  globalThis.matchMedia = matchMedia
})

test('a card that throws says so in its place, and opens again or in the release before', async () => {
  broken = new Error('roto')
  const previousPages = { card: () => <p>Siete cursos</p> }
  const screen = await openShell('/dashboard', { modules: [{ ...CARDS, previousPages }] })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`«Cursos» no está disponible. ${texts.reason.render}`)
  expect(alert.closest('section')?.querySelector('h2')?.textContent).toBe('Cursos de hoy')
  expect(await screen.findByText('La otra tarjeta')).toBeTruthy()
  const retry = within(alert).getByRole('button', { name: 'Reintentar: Cursos de hoy' })
  expect(retry.textContent).toBe(kit.retry)
  await screen.user.click(retry)
  await screen.user.click(await screen.findByRole('button', { name: 'Abrir la versión anterior: Cursos de hoy' }))
  expect(await screen.findByText('Siete cursos')).toBeTruthy()
})

test('a card whose module does not arrive offers no release before, and opens when the user tries again', async () => {
  const screen = await openShell('/dashboard', { modules: [{ ...CARDS, arrival: 'missing' }] })
  const [alert] = await screen.findAllByRole('alert')
  expect(alert?.textContent).toContain(texts.reason.withdrawn)
  expect(screen.queryByText(texts.previous)).toBeNull()
  screen.network.set(addressOf(screen.remotes[0]!, 'remote-entry.js'), 'intact')
  await screen.user.click(within(alert!).getByRole('button'))
  expect(await screen.findByText('Ocho cursos')).toBeTruthy()
})

test('a card that cannot even be announced is left out, and the others are shown', async () => {
  const damaged = { name: 'damaged', labels: undefined as never, parts: [part('dashboard.card', 'card', 0)] }
  const screen = await openShell('/dashboard', { modules: [damaged, CARDS] })
  expect(await screen.findByText('Ocho cursos')).toBeTruthy()
  expect(screen.container.querySelector('#damaged-card')).toBeNull()
})

/** A page with a slot for sections and one for links, and another module that fills both. */
function Ficha() {
  const links = usePlaceLinks('ficha.action', { nroFicha: 7 })
  return (
    <Paper about="Ficha 7">
      <PrintButton />
      <h1>Ficha 7</h1>
      {links.map(({ key, label, path }) => (
        <a key={key} href={path}>
          {label}
        </a>
      ))}
      <Place name="ficha.section" given={{ nroFicha: 7, programId: 3 }} />
    </Paper>
  )
}
const FICHAS: FakeModule = { ...COURSES, name: 'fichas', links: [], pages: { list: Ficha } }
const FILLS: FakeModule = {
  name: 'schedule',
  labels: { es: { week: 'Horario', plan: 'Ver el horario', edit: 'Cambiar el horario' }, en: {} },
  links: [
    { slot: 'ficha.action', path: '/horario/:nroFicha', labelKey: 'plan', order: 1, access: 'authenticated' },
    { slot: 'ficha.action', path: '/horario/:nroFicha/editar', labelKey: 'edit', order: 2, access: 'fichas:edit' },
  ],
  parts: [part('ficha.section', 'week', 1), part('ficha.section', 'edit', 2, { access: 'fichas:edit' })],
  pages: { week: (given: object) => <p>{JSON.stringify(given)}</p> },
}

test('a section of another module has only its title until it comes near the window', async () => {
  const screen = await openShell('/cursos', { modules: [FICHAS, FILLS] })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Horario' })
  expect(heading.id).toBe('schedule-week')
  expect(screen.queryByText('Cambiar el horario')).toBeNull()
  const isLoaded = () => screen.network.taken.some((url) => url.includes('/schedule/'))
  onSeen(false)
  expect([isLoaded(), document.querySelector('[data-unseen]') !== null]).toEqual([false, true])
  onSeen(true)
  expect(await screen.findByText('{"nroFicha":7,"programId":3}')).toBeTruthy()
  expect(document.querySelector('[data-unseen]')).toBeNull()
})

test('links of other modules are in the menu of a page, with its values', async () => {
  const screen = await openShell('/cursos', { modules: [FICHAS, FILLS] })
  const link = await screen.findByRole('link', { name: 'Ver el horario' })
  expect(link.getAttribute('href')).toBe('/horario/7')
  expect(screen.queryByText('Cambiar el horario')).toBeNull()
})

test('before a page is printed, its sections load', async () => {
  const print = jest.fn(() => expect(document.querySelector('[data-unseen], [aria-busy=true]')).toBeNull())
  globalThis.print = print
  const screen = await openShell('/cursos', { modules: [FICHAS, FILLS] })
  await screen.findByRole('heading', { level: 2, name: 'Horario' })
  await screen.user.click(screen.getByRole('button', { name: /Imprimir/ }))
  expect(await screen.findByText('{"nroFicha":7,"programId":3}')).toBeTruthy()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})

test('a name of a module is in the language of the page, or the key if the module has none', () => {
  const remote = { name: 'courses', labels: { es: { list: 'Cursos' }, en: { list: 'Courses' } } } as never
  expect([labelOf(remote, 'list', 'es'), labelOf(remote, 'list', 'en')]).toEqual(['Cursos', 'Courses'])
  expect([labelOf(remote, 'toString', 'es'), labelOf(undefined, 'list', 'es')]).toEqual(['toString', 'list'])
  expect([labelIn([remote], 'courses', 'list', 'es'), labelIn([remote], 'other', 'list', 'es')]).toEqual([
    'Cursos',
    'list',
  ])
})
