/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { clearNotices } from '@fichero/kit/host'
import { Link } from '@fichero/kit/router'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { PageFailure } from '../remotes/views/page-failure'
import { Offline } from './offline'

const onRetry = jest.fn()
const Reading = () => (
  <>
    <Offline />
    <p>Texto que se lee{useLocation().search}</p>
    <Link to="/otra">Otra página</Link>
    <Link to="/lectura?orden=nombre">Otro orden</Link>
  </>
)
const Failed = () => <PageFailure label="Fichas" reason="network" detail="x" retrying={false} onRetry={onRetry} />
const route = (path: string, page: string) => ({ path, page, titleKey: 'offline.title', access: 'public' as const })
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [route('/lectura', 'reading'), route('/otra', 'other'), route('/fallo', 'failed')],
  links: [],
  parts: [],
}
const pages = { reading: Reading, other: () => <p>La otra</p>, failed: Failed }
const remote = { definition, texts: { es, en }, pages }

const network = jest.spyOn(navigator, 'onLine', 'get')
const setOnline = (isOnline: boolean) =>
  act(() => {
    network.mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
afterEach(() => {
  setOnline(true)
  act(() => clearNotices())
})

test.each([
  ['es', 'Sin conexión. Puede seguir leyendo esta página'],
  ['en', 'You are offline. You can go on reading this page'],
] as const)('a notice says that there is no network, until there is one: %s', async (language, text) => {
  const { container } = await openInFakeShell(remote, '/lectura', { language })
  expect(container.textContent).not.toContain(text)
  setOnline(false)
  expect(container.textContent).toContain(text)
  setOnline(true)
  expect(container.textContent).not.toContain(text)
})

test('without a network a link to another page leaves the page as it is, and opens with a network', async () => {
  const { user, findByText, getByText, findByRole } = await openInFakeShell(remote, '/lectura')
  setOnline(false)
  await user.click(await findByRole('link', { name: 'Otro orden' }))
  expect(getByText('Texto que se lee?orden=nombre')).toBeTruthy()
  await user.click(await findByRole('link', { name: 'Otra página' }))
  expect(getByText('Texto que se lee?orden=nombre')).toBeTruthy()
  expect(await findByText(es.offline.link)).toBeTruthy()
  setOnline(true)
  await user.click(await findByRole('link', { name: 'Otra página' }))
  expect(await findByText('La otra')).toBeTruthy()
})

test('a page that could not be opened without a network says so, and opens once there is one', async () => {
  const { findByRole, getByText } = await openInFakeShell(remote, '/fallo')
  setOnline(false)
  expect(await findByRole('heading', { name: 'Sin conexión' })).toBeTruthy()
  expect(getByText(/^«Fichas» se abrirá cuando vuelva la conexión/)).toBeTruthy()
  setOnline(true)
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(await findByRole('heading', { name: '«Fichas» no está disponible' })).toBeTruthy()
})
