/** @jest-environment jsdom */
import kit from '@fichero/kit/texts/es'
import { act, waitFor } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { COURSES } from '../../testing/courses'
import { type FakeModule, openShell } from '../../testing/open-shell'
import { es } from '../../testing/texts'
import { addressOf } from '../testing/fake-network'
import { leaveContainer } from '../testing/fake-remote'

const { remote: texts } = es
const title = '«Cursos» no está disponible'

/** Why the page of a module throws while it renders. */
let broken: Error | undefined
let renders = 0
function Breakable() {
  renders += 1
  const navigate = useNavigate()
  const { search } = useLocation()
  if (broken) throw broken
  return (
    <>
      <h1>Los cursos</h1>
      <button type="button" onClick={() => navigate('?q=1')}>
        Filtrar{search}
      </button>
    </>
  )
}
const courses = (changed: FakeModule = {}): FakeModule => ({
  ...COURSES,
  pages: { ...COURSES.pages, list: Breakable },
  ...changed,
})

beforeEach(() => {
  broken = undefined
  // The loader and React log failures.
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})

test('while a module loads, its page shows a skeleton inside the frame', async () => {
  const { container, findByText, getAllByText } = await openShell('/cursos', { modules: [courses()] })
  expect(container.querySelector('main [aria-busy=true]')).toBeTruthy()
  expect(getAllByText('Cursos').length).toBeGreaterThan(0)
  expect(await findByText('Los cursos')).toBeTruthy()
  expect(container.querySelector('main [aria-busy=true]')).toBeNull()
})

test.each([
  ['missing', 'withdrawn', texts.rest],
  ['tampered', 'integrity', texts.rest],
  ['unavailable', 'unavailable', texts.rest],
  ['unreachable', 'unavailable', texts.rest],
] as const)(
  'a module whose file is %s is replaced by a page with the reason, and opens when the file arrives',
  async (arrival, reason, rest) => {
    const screen = await openShell('/cursos', { modules: [courses({ arrival })] })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(texts.reason[reason]).getAttribute('role')).toBe('alert')
    expect(screen.getByText(rest)).toBeTruthy()
    expect(screen.getByText(es.error.detail).nextElementSibling?.textContent).toContain('remote-entry.js')
    expect(screen.queryByText(texts.previous)).toBeNull()
    // Only a release that is gone needs a newer document.
    expect(screen.queryByText(kit.update) !== null).toBe(reason === 'withdrawn')
    const [remote] = screen.remotes
    screen.network.set(addressOf(remote!, remote!.entry), 'intact')
    screen.network.asked.length = 0
    await screen.user.click(screen.getByRole('button', { name: 'Reintentar Cursos' }))
    expect(await screen.findByText('Los cursos')).toBeTruthy()
    // Another release may be active by now.
    expect(screen.network.asked[0]).toBe('http://localhost/api/remotes')
  },
)

test('without an answer of the server, the page says that nothing is lost, and tries again with the network', async () => {
  const screen = await openShell('/cursos', { modules: [courses({ arrival: 'unreachable' })] })
  await screen.findByRole('heading', { level: 1, name: title })
  screen.network.set('http://localhost/api/health/live', 'unreachable')
  await screen.user.click(screen.getByRole('button', { name: 'Reintentar Cursos' }))
  expect(await screen.findByText(texts.reason.network)).toBeTruthy()
  expect(screen.getByText(texts.saved)).toBeTruthy()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('heading', { level: 1, name: es.offline.title })).toBeTruthy()
  expect(screen.getByText(/^«Cursos» se abrirá cuando vuelva la conexión/)).toBeTruthy()
  screen.network.set(addressOf(screen.remotes[0]!, 'remote-entry.js'), 'intact')
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Los cursos')).toBeTruthy()
})

test('a page that no release of its module has is reported as withdrawn', async () => {
  const screen = await openShell('/cursos', { modules: [courses({ pages: {} })] })
  expect(await screen.findByText(texts.reason.withdrawn)).toBeTruthy()
})

test('a page that throws is replaced and reported, and the menu stays', async () => {
  broken = new Error('roto')
  const screen = await openShell('/cursos', { modules: [courses()] })
  expect(await screen.findByText(texts.reason.render)).toBeTruthy()
  expect(screen.getByText('Error: roto')).toBeTruthy()
  expect(screen.queryByText(texts.previous)).toBeNull()
  expect(screen.getByLabelText(es.layout.sidebar)).toBeTruthy()
  await waitFor(() =>
    expect(screen.network.reported).toMatchObject([{ motivo: 'render', pagina: 'list', remoto: 'courses' }]),
  )
  broken = undefined
  await screen.user.click(screen.getByRole('button', { name: 'Reintentar Cursos' }))
  expect(await screen.findByText('Los cursos')).toBeTruthy()
})

test('another page opens after one that threw, and the first one is tried again on return', async () => {
  broken = new Error('roto')
  const screen = await openShell('/cursos', { modules: [courses()] })
  await screen.findByText(texts.reason.render)
  await act(async () => screen.router.navigate('/cursos/7'))
  expect(await screen.findByText('Un curso')).toBeTruthy()
  broken = undefined
  await act(async () => screen.router.navigate('/cursos'))
  expect(await screen.findByText('Los cursos')).toBeTruthy()
})

test('a page that throws offers the release before, which opens instead', async () => {
  broken = new Error('roto')
  const previousPages = { ...COURSES.pages, list: () => <h1>Los cursos de antes</h1> }
  const screen = await openShell('/cursos', { modules: [courses({ previousPages })] })
  await screen.findByText(texts.reason.render)
  screen.network.asked.length = 0
  await screen.user.click(screen.getByText(texts.previous))
  expect(await screen.findByText('Los cursos de antes')).toBeTruthy()
  expect(screen.network.asked).not.toContain('http://localhost/api/remotes')
})

test('a page that never loads offers the release before, once it has used all its time', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const previousPages = { ...COURSES.pages, list: () => <h1>Los cursos de antes</h1> }
  const screen = await openShell('/dashboard', { modules: [courses({ previousPages })] })
  const [remote] = screen.remotes
  screen.network.onRun(addressOf(remote!, remote!.entry), () =>
    leaveContainer('courses', { list: new Promise(() => undefined) }),
  )
  await act(async () => screen.router.navigate('/cursos'))
  expect(screen.container.querySelector('main [data-loading="courses/list"]')).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(8000))
  expect(screen.getByText(texts.reason.timeout)).toBeTruthy()
  expect(screen.container.querySelector('[data-loading]')).toBeNull()
  jest.useRealTimers()
  await screen.user.click(screen.getByText(texts.previous))
  expect(await screen.findByText('Los cursos de antes')).toBeTruthy()
})

test('a page that is open again is shown at once, and a change of the query renders only what reads it', async () => {
  const screen = await openShell('/cursos', { modules: [courses()] })
  await screen.findByText('Los cursos')
  await act(async () => screen.router.navigate('/cursos/7'))
  await screen.findByText('Un curso')
  await act(async () => screen.router.navigate('/cursos'))
  expect(screen.getByText('Los cursos')).toBeTruthy()
  renders = 0
  await screen.user.click(screen.getByText('Filtrar'))
  expect([screen.getByText(/Filtrar/).textContent, renders]).toEqual(['Filtrar?q=1', 1])
})
