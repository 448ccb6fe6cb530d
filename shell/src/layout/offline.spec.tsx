/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { FormModal } from '@fichero/kit/dialog'
import { clearNotices } from '@fichero/kit/host'
import { Link, useLocation, useNavigate } from '@fichero/kit/router'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { PageFailure } from '../remotes/views/page-failure'
import { Offline } from './offline'

const onRetry = jest.fn()
function Reading() {
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Offline />
      <p>Texto que se lee{useLocation().search}</p>
      <Link to="/otra">Otra página</Link>
      <Link to="/lectura?orden=nombre">Otro orden</Link>
      <a href="/documento">Documento</a>
      <button type="button" onClick={() => navigate('/otra')}>
        Abrir
      </button>
      <button type="button" onClick={() => navigate('/otra', { replace: true })}>
        Siguiente
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Atrás
      </button>
      <button type="button" onClick={() => setEditing(true)}>
        Editar
      </button>
      <FormModal opened={isEditing} onClose={() => setEditing(false)} title="Formulario">
        <p>Campos</p>
      </FormModal>
    </>
  )
}
const Failed = () => <PageFailure label="Fichas" reason="network" detail="x" retrying={false} onRetry={onRetry} />
const route = (path: string, page: string) => ({ path, page, titleKey: 'offline.title', access: 'public' as const })
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [
    route('/lectura', 'reading'),
    route('/otra', 'other'),
    route('/otra-lectura', 'before'),
    route('/fallo', 'failed'),
  ],
  links: [],
  parts: [],
}
const pages = {
  reading: Reading,
  other: () => <p>La otra</p>,
  before: () => <Link to="/lectura">Leer</Link>,
  failed: Failed,
}
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

test.each([
  ['a button that navigates', 'button', 'Abrir'],
  ['a step to the next record', 'button', 'Siguiente'],
  ['a link to another document', 'link', 'Documento'],
])('without a network %s leaves the page as it is', async (_, role, name) => {
  const { user, findByText, getByRole, address } = await openInFakeShell(remote, '/lectura')
  setOnline(false)
  await user.click(getByRole(role, { name }))
  expect(await findByText(es.offline.link)).toBeTruthy()
  expect(address()).toBe('/lectura')
})

test('without a network Back returns to the former page', async () => {
  const { user, findByRole, getByRole, address } = await openInFakeShell(remote, '/otra-lectura')
  await user.click(await findByRole('link', { name: 'Leer' }))
  setOnline(false)
  await user.click(getByRole('button', { name: 'Atrás' }))
  expect(address()).toBe('/otra-lectura')
})

test('without a network a form in a dialog keeps the only blocker of the router', async () => {
  const warn = jest.spyOn(console, 'warn')
  const { user, getByRole, findByText, address } = await openInFakeShell(remote, '/lectura')
  setOnline(false)
  await user.click(getByRole('button', { name: 'Editar' }))
  await user.click(getByRole('link', { name: 'Otro orden', hidden: true }))
  expect(warn).not.toHaveBeenCalled()
  fireEvent(getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await user.click(getByRole('button', { name: 'Abrir' }))
  expect(await findByText(es.offline.link)).toBeTruthy()
  expect(address()).toBe('/lectura?orden=nombre')
  warn.mockRestore()
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
